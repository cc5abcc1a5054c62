import { useBlocker } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface Address {
  readonly pathname: string;
  readonly search: unknown;
}

interface Props {
  /** Asked at the moment of leaving, so it may read a form's refs: `() => form.isDirty()`. */
  readonly isDirty: () => boolean;
  /** Which navigations leave the work. By default: another page, or another value of the `dialog` search parameter. */
  readonly leaves?: (from: Address, to: Address) => boolean;
  readonly isLostWithTab?: () => boolean;
  /** Waits for a save under way before it asks, so that it asks only for what cannot be saved now. */
  readonly waitForSave?: () => Promise<unknown>;
  readonly onDiscard?: () => void;
  /** The form wants to close without changing the address. One question stands for this and for a navigation. */
  readonly closing?: Closing;
}

interface Closing {
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

const dialogOf = ({ search }: Address) =>
  typeof search === "object" && search !== null && "dialog" in search ? search.dialog : undefined;

const leavesByDefault = (from: Address, to: Address) =>
  from.pathname !== to.pathname || dialogOf(from) !== dialogOf(to);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export function UnsavedGuard({
  isDirty,
  leaves = leavesByDefault,
  isLostWithTab = isDirty,
  waitForSave,
  onDiscard,
  closing,
}: Props) {
  const drawn = useRef(isDirty);
  useLayoutEffect(() => {
    drawn.current = isDirty;
  });
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Waits for the Escape that closes the form; otherwise it would close the question too.
      await nextTask();
      if (!leaves(current, next)) return false;
      await waitForSave?.();
      // A save that closes its form is drawn as a success in the task after.
      await nextTask();
      return drawn.current();
    },
    enableBeforeUnload: isLostWithTab,
    withResolver: true,
  });

  return (
    <ConfirmDialog
      opened={blocker.status === "blocked" || closing?.isAsked === true}
      title="Alteração não salva"
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      danger
      onConfirm={() => {
        onDiscard?.();
        if (blocker.status === "blocked") blocker.proceed();
        else closing?.leave();
      }}
      onCancel={() => {
        blocker.reset?.();
        closing?.stay();
      }}
    >
      O que foi preenchido ainda não foi salvo. Deseja sair mesmo assim?
    </ConfirmDialog>
  );
}
