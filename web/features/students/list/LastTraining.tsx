import { Text } from "@mantine/core";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import type { ListedStudent } from "../data.ts";

interface Props {
  readonly student: Pick<ListedStudent, "last_training_date" | "trainings_this_week">;
  readonly today: string;
}

/** The day of the last training that was done, and how many since Sunday. */
export function LastTraining({ student: { last_training_date: day, trainings_this_week: count }, today }: Props) {
  if (day === null) return "–";
  return (
    <>
      {dayInWords(day, today)}
      {count > 0 && (
        <Text span size="xs" c="dimmed">
          {" "}
          · {count} na semana
        </Text>
      )}
    </>
  );
}

function dayInWords(day: string, today: string): string {
  if (day === today) return "Hoje";
  return day === addDays(today, -1) ? "Ontem" : formatDate(day);
}
