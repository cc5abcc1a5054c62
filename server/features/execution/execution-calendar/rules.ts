import { type CalendarDay, MAX_CALENDAR_DAYS } from "#contract/execution/execution-calendar.ts";
import { addDays, type CalendarDate, differenceInDays } from "#domain/calendar-date.ts";
import { type PlannedPeriod, plannedDays } from "#domain/training/executions/planned-days.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import type { Period, RecordedTraining } from "./queries.ts";

const WEEKS_BEFORE = 4;

export function periodOf(
  requested: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  today: CalendarDate,
) {
  const to = requested.to ?? weekOf(today).to;
  return { from: requested.from ?? addDays(weekOf(to).from, -7 * WEEKS_BEFORE), to };
}

export function refusePeriod({ from, to }: Period): string | null {
  const days = differenceInDays(from, to) + 1;
  if (days < 1) return "O fim deve ser depois do início";
  return days > MAX_CALENDAR_DAYS ? "Escolha um período de até um ano" : null;
}

/** Whole weeks also find a training that was moved within its week. */
export const wholeWeeks = ({ from, to }: Period): Period => ({ from: weekOf(from).from, to: weekOf(to).to });

/** A training that was only marked as done has no sets, and counts as whole. */
const partOf = ({ sets, planned_sets }: RecordedTraining) =>
  planned_sets !== null && sets > 0 && sets < planned_sets ? { sets, planned_sets } : null;

export function calendarOf(
  { from, to }: Period,
  today: CalendarDate,
  { trainings, done }: { readonly trainings: readonly PlannedPeriod[]; readonly done: readonly RecordedTraining[] },
): CalendarDay[] {
  const planned = Map.groupBy(plannedDays({ from, to, today }, trainings, done), ({ day }) => day);
  const executions = Map.groupBy(done, ({ day }) => day);
  const partOn = (trainingId: number, day: CalendarDate | null) => {
    const execution = done.find((one) => one.training_id === trainingId && one.day === day);
    return execution ? partOf(execution) : null;
  };
  return Array.from({ length: differenceInDays(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return {
      day,
      planned: (planned.get(day) ?? []).map((one) => ({ ...one, part: partOn(one.training_id, one.done_on) })),
      executions: (executions.get(day) ?? []).map((one) => ({ ...one, part: partOf(one) })),
    };
  });
}
