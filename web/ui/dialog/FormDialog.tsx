import { Button, FocusTrap, Modal } from "@mantine/core";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { buttonBar } from "../button-bar.ts";
import { useUpTo } from "../use-breakpoint.ts";
import classes from "./FormDialog.module.css";
import { isOnTop } from "./top-dialog.ts";
import { type Address, UnsavedGuard } from "./UnsavedGuard.tsx";

interface FrameProps {
  readonly title: string;
  readonly width?: number;
  /** Closing and leaving the page ask while this is true; absent: nothing can be lost. */
  readonly isDirty?: () => boolean;
  readonly leaves?: (from: Address, to: Address) => boolean;
  /** Without it the focus starts on the field with `data-autofocus`. */
  readonly startsOnNothing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog draws the form around its children, and the buttons that cancel and submit it. */
interface FormProps
  extends Required<Pick<ComponentProps<"form">, "onSubmit">>,
    Pick<ComponentProps<"form">, "onKeyDown"> {
  readonly submitLabel?: string;
  /** Its act takes something away. */
  readonly danger?: boolean;
  /** For a dialog whose act is itself called "Cancelar". */
  readonly cancelLabel?: string;
  readonly isSaving: boolean;
  readonly footer?: never;
}

/** The children draw their form, if there is one, and the footer its buttons. `close` asks as Escape does. */
interface FooterProps {
  readonly footer: ReactNode | ((close: () => void) => ReactNode);
  readonly onSubmit?: never;
}

export function FormDialog(props: FrameProps & (FormProps | FooterProps)) {
  const { title, width = 620, leaves, children } = props;
  const { close, isDirty, closing } = useAskedClose(props);
  const phone = useUpTo("sm");
  const body = useRef<HTMLDivElement>(null);
  const formId = useId();

  return (
    <>
      <Modal.Root
        opened
        onClose={() => isOnTop(body.current) && close()}
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
          <Modal.Body ref={body}>
            {props.onSubmit ? (
              <form id={formId} noValidate onSubmit={props.onSubmit} onKeyDown={props.onKeyDown}>
                {children}
              </form>
            ) : (
              children
            )}
          </Modal.Body>
          <div ref={buttonBar} className={classes.footer}>
            {props.onSubmit ? (
              <>
                <Button variant="default" onClick={close}>
                  {props.cancelLabel ?? "Cancelar"}
                </Button>
                <Button type="submit" form={formId} loading={props.isSaving} {...(props.danger && { color: "danger" })}>
                  {props.submitLabel ?? "Salvar"}
                </Button>
              </>
            ) : typeof props.footer === "function" ? (
              props.footer(close)
            ) : (
              props.footer
            )}
          </div>
        </Modal.Content>
      </Modal.Root>
      {isDirty && <UnsavedGuard isDirty={isDirty} closing={closing} {...(leaves && { leaves })} />}
    </>
  );
}

/** Most dialogs live in no address, so no navigation asks for them. What is given up is not asked about again. */
function useAskedClose({ isDirty, onClose }: Pick<FrameProps, "isDirty" | "onClose">) {
  const [isAsked, setAsked] = useState(false);
  const isGivenUp = useRef(false);
  const isUnsaved = isDirty && (() => !isGivenUp.current && isDirty());
  return {
    isDirty: isUnsaved,
    close() {
      if (!isUnsaved?.()) return onClose();
      // The Escape that closes the form would close the question too.
      setTimeout(() => setAsked(true));
    },
    closing: {
      isAsked,
      stay: () => setAsked(false),
      leave() {
        isGivenUp.current = true;
        setAsked(false);
        onClose();
      },
    },
  };
}
