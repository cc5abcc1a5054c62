import { Text } from "@mantine/core";
import type { TrainingMax } from "./data.ts";
import { kgText, plainReasonText, reasonText } from "./max-text.ts";

export function CurrentMax({
  max: { current, is_fixed },
  isStudent,
}: {
  readonly max: TrainingMax;
  readonly isStudent: boolean;
}) {
  if (!current)
    return <Text c="dimmed">Sem carga máxima: ainda não há teste nem treino com carga deste exercício.</Text>;
  return (
    <div className="figures">
      <Text size="sm" c="dimmed">
        {isStudent ? "Sua carga máxima estimada" : "1RM que vale agora"}
      </Text>
      <Text size="xl" fw={650} lh={1.3}>
        {kgText(current.one_rep_max_kg)}
      </Text>
      <Text size="sm">{isStudent ? plainReasonText(current) : reasonText(current, is_fixed)}</Text>
    </div>
  );
}
