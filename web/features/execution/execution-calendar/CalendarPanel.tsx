import { ActionIcon, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addDays, addMonths, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatMonth, monthOf } from "#domain/periodisation/months.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import classes from "./CalendarPanel.module.css";
import { DayList } from "./DayList.tsx";
import { calendarQuery } from "./data.ts";
import { itemsOf, totalsOf } from "./day-items.ts";
import { totalsText } from "./day-text.ts";
import { MonthGrid } from "./MonthGrid.tsx";

interface Props {
  readonly studentId: number;
  readonly onOpen: (executionId: number) => void;
  readonly canRecord: boolean;
  readonly onRecord: (trainingId: number, day: string) => void;
}

export function CalendarPanel({ studentId, ...actions }: Props) {
  const today = todayInSaoPaulo(Date.now());
  const [first, setFirst] = useState(`${monthOf(today)}-01`);
  const period = { from: first, to: addDays(addMonths(first, 1), -1) };
  const { data, error, refetch, isFetching } = useQuery(calendarQuery(studentId, period));
  const days = data?.days ?? [];
  const totals = totalsOf(days);
  // The days to come are in the grid alone, unless there is nothing else.
  const past = itemsOf(days.filter(({ day }) => day <= today));
  const items = past.length > 0 ? past : itemsOf(days);
  const step = (months: number, label: string, icon: "chevron-left" | "chevron-right") => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      onClick={() => setFirst(addMonths(first, months))}
      disabled={months > 0 && monthOf(first) > monthOf(today)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Title order={3} size="h4" aria-live="polite">
            {formatMonth(monthOf(first))}
          </Title>
          {data && (
            <Text size="sm" c="dimmed">
              {totalsText(totals)}
              {totals.toCome !== null && ` · ${totals.toCome} a fazer`}
            </Text>
          )}
        </div>
        <Group gap="xs" wrap="nowrap">
          {step(-1, "Mês anterior", "chevron-left")}
          {step(1, "Mês seguinte", "chevron-right")}
        </Group>
      </Group>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton />
      ) : (
        <div className={classes.panel}>
          <MonthGrid month={monthOf(first)} days={days} today={today} />
          {items.length === 0 ? (
            <EmptyState icon="calendar" title="Nenhum treino neste mês">
              Os treinos prescritos e os feitos aparecem aqui.
            </EmptyState>
          ) : (
            <DayList items={items} today={today} {...actions} />
          )}
        </div>
      )}
    </Stack>
  );
}
