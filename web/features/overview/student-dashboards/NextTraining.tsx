import { Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { weekdayOf } from "#domain/training/executions/training-week.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { StudentDashboard } from "./data.ts";

type Props = Readonly<Record<"next", StudentDashboard["next_training"]> & Record<"today", CalendarDate>>;

export function NextTraining({ next, today }: Props) {
  if (!next) {
    return (
      <Section title="Próximo treino">
        <Text size="sm" c="dimmed">
          Nenhum treino prescrito para os próximos dias. Seu personal avisa quando houver um.
        </Text>
      </Section>
    );
  }
  const isToday = next.day === today;
  return (
    <Section title="Próximo treino">
      <Group justify="space-between">
        <div>
          <Text fz={22} fw={650} lh={1.3}>
            {next.training_name}
          </Text>
          <Text c="dimmed">{dayName(next.day, today)}</Text>
        </div>
        <Button
          component={Link}
          to="/inicio/treino"
          variant={isToday ? "filled" : "default"}
          leftSection={<Icon name="dumbbell" size={18} />}
        >
          {isToday ? "Treinar agora" : "Ver treino"}
        </Button>
      </Group>
    </Section>
  );
}

function dayName(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "Hoje";
  if (day === addDays(today, 1)) return "Amanhã";
  const name = WEEKDAYS.find(({ value }) => value === weekdayOf(day))?.name ?? "";
  return `${name}, ${day.slice(8)}/${day.slice(5, 7)}`;
}
