import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import type { Address } from "../../../../ui/dialog/UnsavedGuard.tsx";
import { useFocusBack } from "../../../../ui/dialog/use-focus-back.ts";

/** The tab takes the focus when what had it is gone. */
export const openTab = () => document.querySelector("[role=dialog] [role=tab][aria-selected=true]");

const placeOf = ({ pathname, search }: Address) => {
  const { dialog, tab } = typeof search === "object" && search !== null ? Object(search) : {};
  return JSON.stringify([pathname, dialog, tab]);
};

interface Props extends Omit<ComponentProps<typeof FormDialog>, "leaves" | "footer" | "onSubmit"> {
  readonly submit: ReactNode;
  /** On a phone the cross above may be enough. */
  readonly cancelFrom?: ButtonProps["visibleFrom"];
  /** Finds the element that takes the focus when it closes; the function stays the same. */
  readonly leadsTo?: () => Element | null;
}

/** Closed, it gives the focus back to the tab of the open training. */
export function DialogOverTraining({ submit, cancelFrom, leadsTo, ...props }: Props) {
  useFocusBack(true, openTab, leadsTo);
  return (
    <FormDialog
      {...props}
      leaves={(from, to) => placeOf(from) !== placeOf(to)}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close} {...(cancelFrom && { visibleFrom: cancelFrom })}>
            Cancelar
          </Button>
          {submit}
        </>
      )}
    />
  );
}
