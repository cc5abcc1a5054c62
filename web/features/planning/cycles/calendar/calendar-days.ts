import { addDays, addMonths, compareDates } from "#domain/calendar-date.ts";
import { spanOf } from "#domain/periodisation/cycles.ts";
import { monthOf, placeInWeek, spansIn, type Week } from "#domain/periodisation/months.ts";
import { includesDay, type Period } from "#domain/periodisation/period.ts";
import type { TimelineMark } from "#domain/periodisation/timeline.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { timelineMarkOf } from "../cycle-actions.ts";
import { periodOf } from "../cycle-period.ts";
import type { CycleSummary } from "../data.ts";

export interface MarkedCycle extends Period, TimelineMark {
  readonly id: number;
  readonly name: string;
}

export const markedCycles = (cycles: readonly CycleSummary[], today: string): readonly MarkedCycle[] =>
  cycles.map((cycle) => ({ ...periodOf(cycle), ...timelineMarkOf(cycle, today), id: cycle.id, name: cycle.name }));

export function wholeMonths(cycles: readonly CycleSummary[]): Period | null {
  const span = spanOf(cycles.map(periodOf));
  return span && { startDate: firstOf(span.startDate), endDate: lastOf(span.endDate) };
}

const firstOf = (day: string) => `${monthOf(day)}-01`;
const lastOf = (day: string) => addDays(addMonths(firstOf(day), 1), -1);

/** The first week with room for a word (two days), else the first. */
export function weeksOfNames(weeks: readonly Week[], cycles: readonly MarkedCycle[]): ReadonlyMap<number, Week> {
  const named = new Map<number, Week>();
  for (const room of [1, 0]) {
    for (const week of weeks) {
      for (const { cycle, from, to } of spansIn(week, cycles)) {
        if (!named.has(cycle.id) && to - from >= room) named.set(cycle.id, week);
      }
    }
  }
  return named;
}

function steppedBy(key: string, day: string): string | null {
  const dayOfWeek = placeInWeek(day);
  switch (key) {
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowDown":
      return addDays(day, DAYS_PER_WEEK);
    case "ArrowUp":
      return addDays(day, -DAYS_PER_WEEK);
    case "Home":
      return addDays(day, -dayOfWeek);
    case "End":
      return addDays(day, DAYS_PER_WEEK - 1 - dayOfWeek);
    case "PageDown":
      return addMonths(day, 1);
    case "PageUp":
      return addMonths(day, -1);
    default:
      return null;
  }
}

/** Not beyond the ends of the calendar; null for any other key. */
export function dayAfterKey(key: string, day: string, period: Period): string | null {
  const next = steppedBy(key, day);
  return next && dayWithin(next, period);
}

export function dayWithin(day: string, { startDate, endDate }: Period): string {
  if (compareDates(day, startDate) < 0) return startDate;
  return compareDates(day, endDate) > 0 ? endDate : day;
}

/** Today, else the first day of the first cycle. */
export const entryDay = (period: Period, cycles: readonly CycleSummary[], today: string): string =>
  includesDay(period, today) ? today : (cycles[0]?.start_date ?? period.startDate);
