import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type LibrarySummary, type Listed, useRemoveEntry } from "./data.ts";

interface Props {
  readonly entry: LibrarySummary;
  readonly listed: Listed;
  readonly onClose: () => void;
}

export function RemoveEntry({ entry, listed, onClose }: Props) {
  const remove = useRemoveEntry(listed);
  return (
    <ConfirmDialog
      opened
      title="Remover Treino"
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(entry.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      Deseja remover o treino selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {entry.name}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        O que já foi copiado para alunos continua com eles.
      </Text>
    </ConfirmDialog>
  );
}
