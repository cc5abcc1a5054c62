import { Stack, Text } from "@mantine/core";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { Section } from "../../../ui/Section.tsx";
import type { TrainingProposal } from "./data.ts";

interface Props {
  readonly excluded: TrainingProposal["excluded"];
}

export function LeftOut({ excluded }: Props) {
  if (excluded.length === 0) return null;
  const byReason = Map.groupBy(excluded, ({ reason }) => reason);
  return (
    <Section title="Deixado de fora" about="Exercícios que caberiam no treino, e por que não entraram.">
      <Stack gap="sm">
        {[...byReason].map(([reason, ofReason]) => (
          <div key={reason}>
            <Text fw={600} size="sm">
              {reason}
            </Text>
            <Text size="sm" c="dimmed">
              {listInPortuguese(ofReason.map(({ exercise }) => exercise.name))}.
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
