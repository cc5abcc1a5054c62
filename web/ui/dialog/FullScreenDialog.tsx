import { Box, FocusTrap, Group, Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { buttonBar } from "../button-bar.ts";
import classes from "./FullScreenDialog.module.css";
import { isOnTop } from "./top-dialog.ts";

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** A row below the head, which stays in sight. */
  readonly row?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly width?: number | string;
  /** The cursor starts in the field with `data-autofocus`, which must be there; otherwise on nothing. */
  readonly startsInField?: boolean;
}

export function FullScreenDialog({
  opened,
  title,
  subtitle,
  actions,
  row,
  footer,
  onClose,
  children,
  width = 960,
  startsInField = false,
}: Props) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isOnTop(body.current) && onClose()}
      fullScreen
      padding={0}
      transitionProps={{ transition: "fade", duration: 120 }}
      classNames={{ content: classes.content ?? "", header: classes.header ?? "", body: classes.body ?? "" }}
    >
      <Modal.Content>
        {/* By default it would be on the button that closes. */}
        {!startsInField && <FocusTrap.InitialFocus />}
        <Modal.Header>
          <div className={classes.heading}>
            <Modal.Title>{title}</Modal.Title>
            {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
          <Modal.CloseButton className={classes.close ?? ""} aria-label="Fechar" size={44} iconSize={22} />
        </Modal.Header>
        {row}
        <Modal.Body ref={body}>
          <Box maw={width} mx="auto" px="md" pt={{ base: "sm", sm: "lg" }} pb="lg">
            {children}
          </Box>
        </Modal.Body>
        {footer && (
          <div ref={buttonBar} className={classes.footer}>
            <Group maw={width} mx="auto" px="md" justify="flex-end" gap="sm">
              {footer}
            </Group>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
