import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  readonly opened?: boolean;
  readonly title?: string;
  readonly name: string;
  readonly question: string;
  /** Says which other data goes or stays. */
  readonly children?: ReactNode;
  readonly busy?: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ opened = true, title, name, question, children, busy, onRemove, onClose }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      {...(title && { title })}
      confirmLabel="Remover"
      danger
      {...(busy && { busy })}
      onConfirm={onRemove}
      onCancel={onClose}
    >
      {question}
      <Text fw={600} mt="xs">
        {name}
      </Text>
      {children && (
        <Text size="sm" c="dimmed" mt="xs">
          {children}
        </Text>
      )}
    </ConfirmDialog>
  );
}
