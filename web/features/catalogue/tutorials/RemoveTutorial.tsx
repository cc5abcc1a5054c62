import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type Tutorial, useRemoveTutorial } from "./data.ts";

interface Props {
  readonly tutorial: Tutorial;
  readonly onClose: () => void;
}

export function RemoveTutorial({ tutorial, onClose }: Props) {
  const remove = useRemoveTutorial();
  return (
    <ConfirmDialog
      opened
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(tutorial.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      Deseja remover o tutorial selecionado? Essa ação não poderá ser desfeita
      <Text fw={600} mt="xs">
        {tutorial.name}
      </Text>
    </ConfirmDialog>
  );
}
