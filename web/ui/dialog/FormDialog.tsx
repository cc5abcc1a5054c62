import { Button, FocusTrap, Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useUpTo } from "../use-breakpoint.ts";
import classes from "./FormDialog.module.css";
import { isOnTop } from "./top-dialog.ts";
import { type Address, UnsavedGuard } from "./UnsavedGuard.tsx";

interface Props {
  readonly title: string;
  readonly width?: number;
  /** Closing asks while this is true; absent: nothing can be lost. */
  readonly isDirty?: () => boolean;
  readonly leaves?: (from: Address, to: Address) => boolean;
  readonly footer: ReactNode;
  /** Without it the focus starts on the field with `data-autofocus`. */
  readonly startsOnNothing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

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
