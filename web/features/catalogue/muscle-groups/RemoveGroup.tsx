import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type MuscleGroupWithDeviations, useRemoveGroup } from "./data.ts";

interface Props {
  readonly group: MuscleGroupWithDeviations;
  readonly onClose: () => void;
}

export function RemoveGroup({ group: { id, name }, onClose }: Props) {
  const remove = useRemoveGroup();
  return (
    <ConfirmDialog
      opened
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onClose })}
      onCancel={onClose}
    >
      Deseja remover o grupo muscular selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {name}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Os desvios do grupo saem das listas com ele. Exercícios, treinos e testes de força que já usam o grupo continuam
        com ele.
      </Text>
    </ConfirmDialog>
  );
}
