import { Text } from "@mantine/core";
import { daysLeftText } from "#domain/students/attention.ts";
import type { ListedStudent } from "../data.ts";

interface Props {
  readonly student: ListedStudent;
  readonly today: string;
}

export function CurrentMesocycle({ student: { current_mesocycle: mesocycle }, today }: Props) {
  if (!mesocycle) {
    return (
      <Text span inherit c="dimmed">
        Sem mesociclo
      </Text>
    );
  }
  return `${mesocycle.name} · ${daysLeftText(mesocycle.end_date, today)}`;
}
