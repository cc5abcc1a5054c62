import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { weekOf } from "#domain/training/executions/training-week.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { calendarQuery } from "./data.ts";
import { totalsOf } from "./day-items.ts";
import { totalsText } from "./day-text.ts";
import classes from "./TrainingWeek.module.css";
import { Day } from "./TrainingWeek.tsx";

interface Props {
  readonly studentId: number;
  readonly today: string;
  readonly onOpen: () => void;
}

/** This week in seven days, in a line of its own. */
export function WeekStrip({ studentId, today, onOpen }: Props) {
  const { data, error, refetch } = useQuery(calendarQuery(studentId, weekOf(today)));
  return (
    <section aria-label="Esta semana">
      {data ? (
        <ol className={classes.week}>
          {data.days.map((day, index) => (
            <Day key={day.day} day={day} name={WEEKDAYS[index]?.name ?? ""} isToday={day.day === today} />
          ))}
        </ol>
      ) : error ? (
        <ReadFailure onRetry={() => void refetch()}>Não foi possível ler os treinos da semana.</ReadFailure>
      ) : (
        <Skeleton className={classes.awaited ?? ""} radius="md" />
      )}
      <Button
        variant="subtle"
        className={classes.totals ?? ""}
        rightSection={<Icon name="chevron-right" size={18} />}
        onClick={onOpen}
      >
        {data ? `Esta semana: ${totalsText(totalsOf(data.days))}` : "Treinos feitos"}
      </Button>
    </section>
  );
}
