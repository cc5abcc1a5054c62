import { Stack, Text } from "@mantine/core";
import type { Maximum, TrainingMax } from "./data.ts";
import { heldText, kgText, plainHeldText, plainReasonText, reasonText } from "./max-text.ts";

interface Props {
  readonly max: TrainingMax;
  readonly isStudent: boolean;
}

export function CurrentMax({ max, isStudent }: Props) {
  const { current, held } = max;
  return (
    <Stack gap={4}>
      {current ? (
        <Counting current={current} isFixed={max.is_fixed} isStudent={isStudent} />
      ) : (
        <Text c="dimmed">
          {held
            ? "Sem carga máxima: ainda não há teste nem treino que conte."
            : "Sem carga máxima: ainda não há teste nem treino com carga deste exercício."}
        </Text>
      )}
      {held && <Text size="sm">{isStudent ? plainHeldText(held) : heldText(held)}</Text>}
    </Stack>
  );
}

interface CountingProps {
  readonly current: Maximum;
  readonly isFixed: boolean;
  readonly isStudent: boolean;
}

function Counting({ current, isFixed, isStudent }: CountingProps) {
  return (
    <div className="figures">
      <Text size="sm" c="dimmed">
        {isStudent ? "Sua carga máxima estimada" : "1RM que vale agora"}
      </Text>
      <Text size="xl" fw={650} lh={1.3}>
        {kgText(current.one_rep_max_kg)}
      </Text>
      <Text size="sm">{isStudent ? plainReasonText(current) : reasonText(current, isFixed)}</Text>
    </div>
  );
}
