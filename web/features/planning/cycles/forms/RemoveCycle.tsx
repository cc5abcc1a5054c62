import { Text } from "@mantine/core";
import { isMicrocycle, kindOf } from "../cycle-actions.ts";
import { type CyclePath, useRemoveCycle } from "../data.ts";
import { RemovalQuestion } from "./RemovalQuestion.tsx";

interface Props {
  readonly path: CyclePath;
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveCycle({ path, name, opened, onClose }: Props) {
  const remove = useRemoveCycle(path);
  return (
    <RemovalQuestion remove={remove} title={`Remover ${kindOf(path)}`} name={name} opened={opened} onClose={onClose}>
      <Text>
        Deseja remover o {isMicrocycle(path) ? "Microciclo" : "Mesociclo"} selecionado? Os registros dos treinos já
        realizados nele serão apagados. Essa ação não poderá ser desfeita
      </Text>
    </RemovalQuestion>
  );
}
