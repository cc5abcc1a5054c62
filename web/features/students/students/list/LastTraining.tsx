import { Text } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { ListedStudent } from "../data.ts";

interface Props {
  readonly student: Pick<ListedStudent, "last_training_date" | "trainings_this_week">;
}

export function LastTraining({ student: { last_training_date: day, trainings_this_week: count } }: Props) {
  if (day === null) return "–";
  return (
    <>
      {formatDate(day)}
      {count > 0 && (
        <>
          {" "}
          <Text span size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            · {formatDecimal(count, 0, 1)} na semana
          </Text>
        </>
      )}
    </>
  );
}
