import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import type { useRemoveCycle } from "../data.ts";

interface Props {
  readonly remove: Pick<ReturnType<typeof useRemoveCycle>, "isPending" | "mutate">;
  readonly title: string;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function RemovalQuestion({ remove, title, name, opened, onClose, children }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Text fw={600} mb="xs">
        {name}
      </Text>
      {children}
    </ConfirmDialog>
  );
}
