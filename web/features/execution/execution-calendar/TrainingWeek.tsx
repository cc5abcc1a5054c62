import { Button, Group, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { Section } from "../../../ui/Section.tsx";
import { type CalendarDay, calendarQuery } from "./data.ts";
import { totalsOf } from "./day-items.ts";
import { recordState, stateOf, totalsText } from "./day-text.ts";
import classes from "./TrainingWeek.module.css";

interface Props {
  readonly studentId: number;
  /** A student who never trained has no week here before something is planned. */
  readonly hasTrained: boolean;
  readonly onOpen: () => void;
  readonly onTrends: () => void;
  readonly onMaxes: () => void;
}

function useTwoWeeks(studentId: number) {
  const today = todayInSaoPaulo(Date.now());
  const { from, to } = weekOf(today);
  const { data, error, refetch } = useQuery(calendarQuery(studentId, { from: addDays(from, -7), to }));
  return { today, days: data?.days, error, refetch };
}

const isBlank = (days: readonly CalendarDay[]) =>
  days.every(({ planned, executions }) => planned.length === 0 && executions.length === 0);

export function TrainingWeek({ studentId, hasTrained, onOpen, onTrends, onMaxes }: Props) {
  const { today, days, error, refetch } = useTwoWeeks(studentId);
  if (!hasTrained && (!days || isBlank(days))) return null;
  return (
    <Section
      title="Treinos realizados"
      about={days ? `Em duas semanas: ${totalsText(totalsOf(days))}` : ""}
      action={
        <Group gap="xs">
          <Button variant="default" leftSection={<Icon name="timeline" size={18} />} onClick={onTrends}>
            Ver tendências
          </Button>
          <Button variant="default" leftSection={<Icon name="dumbbell" size={18} />} onClick={onMaxes}>
            Cargas máximas
          </Button>
          <Button variant="default" leftSection={<Icon name="calendar" size={18} />} onClick={onOpen}>
            Ver calendário
          </Button>
        </Group>
      }
    >
      {days ? (
        <ol className={classes.week}>
          {days.map((day, index) => (
            <Day key={day.day} day={day} name={WEEKDAYS[index % 7]?.name ?? ""} isToday={day.day === today} />
          ))}
        </ol>
      ) : error ? (
        <ReadFailure onRetry={() => void refetch()}>Não foi possível ler os treinos realizados.</ReadFailure>
      ) : (
        <Skeleton height={108} radius="md" />
      )}
    </Section>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly name: string;
  readonly isToday: boolean;
}

export function Day({ day: { day, planned, executions }, name, isToday }: DayProps) {
  const besides = executions.filter(({ training_id }) => !planned.some((one) => one.training_id === training_id));
  const signs = [
    ...planned.map((one) => ({
      key: `p${one.training_id}`,
      state: one.state,
      ...stateOf(one, day),
      name: one.training_name,
    })),
    ...besides.map((one) => ({ key: `e${one.id}`, ...recordState(one), name: one.training_name })),
  ];
  const text = signs.map((one) => `${one.name}: ${one.label.toLowerCase()}`).join(", ");
  return (
    <li className={classes.day} data-today={isToday || undefined} title={text}>
      <Text size="xs" c="dimmed" className={classes.date ?? ""} aria-hidden="true">
        <span>{name.slice(0, 3)}</span> <span>{Number(day.slice(8))}</span>
      </Text>
      <Group gap={4} justify="center" aria-hidden="true">
        {signs.length === 0
          ? "·"
          : signs.map(({ key, state, sign }) => (
              <b key={key} data-state={state}>
                {sign}
              </b>
            ))}
      </Group>
      <VisuallyHidden>
        {name}: {text || "sem treino"}
      </VisuallyHidden>
    </li>
  );
}
