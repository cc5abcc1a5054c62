import { addDays, addMonths, type CalendarDate, compareDates, differenceInDays } from "../calendar-date.ts";
import { includesDay, type Period } from "./period.ts";
import { DAYS_PER_WEEK } from "./weeks.ts";

/** A month, written `yyyy-mm`. It sorts as text. */
export type Month = string;

export const MONTHS_PER_ROW = 3;

/** The calendar's columns; weeks begin on Monday. */
export const CALENDAR_WEEKDAYS = [
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
  "domingo",
] as const;

export const MONTH_NAMES = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
] as const;

const A_MONDAY = "2024-01-01";

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

const firstDayOf = (month: Month): CalendarDate => `${month}-01`;

export function placeInWeek(day: CalendarDate): number {
  return ((differenceInDays(A_MONDAY, day) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}

export function monthsOf({ startDate, endDate }: Period): readonly Month[] {
  const months: Month[] = [];
  for (let day = firstDayOf(monthOf(startDate)); compareDates(day, endDate) <= 0; day = addMonths(day, 1)) {
    months.push(monthOf(day));
  }
  return months;
}

/** One row of a month: seven places from Monday to Sunday; null where the day belongs to another month. */
export type Week = readonly (CalendarDate | null)[];

export function weeksOf(month: Month): readonly Week[] {
  const first = firstDayOf(month);
  const days = differenceInDays(first, addMonths(first, 1));
  const leadingDays = placeInWeek(first);
  const rows = Math.ceil((leadingDays + days) / DAYS_PER_WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
      const number = row * DAYS_PER_WEEK + index - leadingDays;
      return number >= 0 && number < days ? addDays(first, number) : null;
    }),
  );
}

export interface WeekSpan<Cycle> {
  readonly cycle: Cycle;
  readonly from: number;
  readonly to: number;
  readonly begins: boolean;
  readonly ends: boolean;
}

export function spansIn<Cycle extends Period>(week: Week, cycles: readonly Cycle[]): readonly WeekSpan<Cycle>[] {
  return cycles.flatMap((cycle) => {
    const places = week.flatMap((day, index) => (day !== null && includesDay(cycle, day) ? [index] : []));
    const [from] = places;
    const to = places.at(-1);
    if (from === undefined || to === undefined) return [];
    return [{ cycle, from, to, begins: week[from] === cycle.startDate, ends: week[to] === cycle.endDate }];
  });
}

const nameOf = (month: Month): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? "";

export const formatMonth = (month: Month): string => `${nameOf(month)} de ${month.slice(0, 4)}`;

export const formatLongDate = (day: CalendarDate): string => `${Number(day.slice(8))} de ${formatMonth(monthOf(day))}`;
