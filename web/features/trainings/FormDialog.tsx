import { Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { isOnTop } from "../../ui/top-dialog.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import classes from "./FormDialog.module.css";
import { openTab } from "./open-tab.ts";

interface Props {
  readonly title: string;
  readonly width: number;
  readonly isDirty: () => boolean;
  /** Stays at the bottom: cancel and save. */
  readonly footer: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface Address {
  readonly pathname: string;
  readonly search: unknown;
}

/** The form is open in the address's `tab`, beside the training's. */
const placeOf = ({ pathname, search }: Address) => {
  const { dialog, tab } = typeof search === "object" && search !== null ? Object(search) : {};
  return JSON.stringify([pathname, dialog, tab]);
};

/** A form over the trainings: a window on a wide screen, the whole screen on a phone. Closing with something unsaved asks. */
export function FormDialog({ title, width, isDirty, footer, onClose, children }: Props) {
  const phone = useUpTo("sm");

  useFocusBack(true, openTab);
  const body = useRef<HTMLDivElement>(null);

  return (
    <>
      <Modal.Root
        opened
        onClose={() => isOnTop(body.current) && onClose()}
        closeOnClickOutside={false}
        fullScreen={phone}
        centered
        size={width}
        padding={0}
        transitionProps={{ transition: "fade", duration: 120 }}
        classNames={{ content: classes.content ?? "", header: classes.header ?? "", body: classes.body ?? "" }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Fechar" size={44} iconSize={22} />
          </Modal.Header>
          <Modal.Body ref={body}>{children}</Modal.Body>
          <div className={classes.footer}>{footer}</div>
        </Modal.Content>
      </Modal.Root>
      <UnsavedGuard isDirty={isDirty} leaves={(from, to) => placeOf(from) !== placeOf(to)} />
    </>
  );
}
