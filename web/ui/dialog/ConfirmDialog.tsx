import { Button, Group, Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusKept } from "./use-focus-back.ts";

interface Props {
  readonly opened: boolean;
  readonly title?: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. Focus starts on cancelling, so Enter alone never destroys. */
export function ConfirmDialog(props: Props) {
  const { opened, title = "Atenção", children, danger = false, busy = false, onConfirm, onCancel } = props;
  useFocusKept(opened);
  return (
    <Modal opened={opened} onClose={onCancel} title={title} centered size="md" zIndex={300}>
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {props.cancelLabel ?? "Cancelar"}
        </Button>
        <Button {...(danger ? { color: "danger" } : {})} onClick={onConfirm} loading={busy}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
