import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { isMicrocycle, kindOf } from "./cycle-actions.ts";
import { type CyclePath, useRemoveCycle } from "./data.ts";

interface Props {
  readonly path: CyclePath;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveCycle({ path, name, opened, onClose }: Props) {
  const remove = useRemoveCycle(path);
  return (
    <ConfirmDialog
      opened={opened}
      title={`Remover ${kindOf(path)}`}
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
        Deseja remover o {isMicrocycle(path) ? "Microciclo" : "Mesociclo"} selecionado? Os registros dos treinos já
        realizados nele serão apagados. Essa ação não poderá ser desfeita
      </Text>
    </ConfirmDialog>
  );
}
