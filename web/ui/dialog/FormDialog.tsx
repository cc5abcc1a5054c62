import { Button, FocusTrap, Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useUpTo } from "../use-breakpoint.ts";
import classes from "./FormDialog.module.css";
import { isOnTop } from "./top-dialog.ts";
import { type Address, UnsavedGuard } from "./UnsavedGuard.tsx";

interface Props {
  readonly title: string;
  /** On a wide screen, in pixels. */
  readonly width?: number;
  /** Closing asks while this is true; absent: nothing can be lost. */
  readonly isDirty?: () => boolean;
  /** Which navigations leave the form; by default another page or another dialog. */
  readonly leaves?: (from: Address, to: Address) => boolean;
  /** Stays at the bottom: cancel and save, as `FormButtons` draws them. */
  readonly footer: ReactNode;
  /** The focus starts on nothing; without it, on the field with `data-autofocus`. */
  readonly startsOnNothing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a form: a window on a wide screen, the whole screen on a phone. Closing with something unsaved asks. */
export function FormDialog({ title, width = 620, isDirty, leaves, footer, onClose, children, ...props }: Props) {
  const phone = useUpTo("sm");
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
          {props.startsOnNothing && <FocusTrap.InitialFocus />}
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Fechar" size={44} iconSize={22} />
          </Modal.Header>
          <Modal.Body ref={body}>{children}</Modal.Body>
          <div className={classes.footer}>{footer}</div>
        </Modal.Content>
      </Modal.Root>
      {isDirty && <UnsavedGuard isDirty={isDirty} {...(leaves && { leaves })} />}
    </>
  );
}

interface ButtonsProps {
  readonly formId: string;
  readonly saving: boolean;
  readonly label?: string;
  readonly onCancel: () => void;
}

/** 'Cancelar' and 'Salvar' of a form that cannot be refused before it is sent. */
export function FormButtons({ formId, saving, label = "Salvar", onCancel }: ButtonsProps) {
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} loading={saving}>
        {label}
      </Button>
    </>
  );
}
