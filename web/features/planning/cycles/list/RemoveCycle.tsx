import { RemoveDialog } from "../../../../ui/dialog/RemoveDialog.tsx";
import { isMicrocycle, kindOf } from "../cycle-actions.ts";
import { type CyclePath, useRemoveCycle } from "../data.ts";

interface Props {
  readonly path: CyclePath;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveCycle({ path, name, opened, onClose }: Props) {
  const remove = useRemoveCycle(path);
  const kind = isMicrocycle(path) ? "Microciclo" : "Mesociclo";
  return (
    <RemoveDialog
      opened={opened}
      title={`Remover ${kindOf(path)}`}
      question={`Deseja remover o ${kind} selecionado? Os registros dos treinos já realizados nele serão apagados. Essa ação não poderá ser desfeita`}
      name={name}
      busy={remove.isPending}
      onRemove={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
