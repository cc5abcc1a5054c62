import { Text } from "@mantine/core";
import { RemovalQuestion } from "../cycles/forms/RemovalQuestion.tsx";
import { type MacrocycleSummary, useRemoveMacrocycle } from "./data.ts";

interface Props {
  readonly macrocycle: MacrocycleSummary;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveMacrocycle({ macrocycle, opened, onClose }: Props) {
  const { id, student_id, name, mesocycles_count: count } = macrocycle;
  const remove = useRemoveMacrocycle({ id: student_id, macroId: id });
  return (
    <RemovalQuestion remove={remove} title="Remover periodização" name={name} opened={opened} onClose={onClose}>
      <Text>Deseja remover a Periodização selecionada? Essa ação não poderá ser desfeita</Text>
      {count > 0 && (
        <Text mt="xs" c="dimmed" size="sm">
          {count === 1
            ? "O mesociclo dela, com a avaliação e os treinos, também será removido."
            : `Os ${count} mesociclos dela, com avaliações e treinos, também serão removidos.`}
        </Text>
      )}
    </RemovalQuestion>
  );
}
