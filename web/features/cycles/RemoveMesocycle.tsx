import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { type MesocyclePath, useRemoveMesocycle } from "./data.ts";

interface Props {
  readonly path: MesocyclePath;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveMesocycle({ path, name, opened, onClose }: Props) {
  const remove = useRemoveMesocycle(path);
  return (
    <ConfirmDialog
      opened={opened}
      title="Remover mesociclo"
      confirmLabel="Remover"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Text fw={600} mb="xs">
        {name}
      </Text>
      <Text>
        Deseja remover o Mesociclo selecionado? Os registros dos treinos já realizados nele serão apagados. Essa ação
        não poderá ser desfeita
      </Text>
    </ConfirmDialog>
  );
}
