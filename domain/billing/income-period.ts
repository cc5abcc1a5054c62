import { addDays, addMonths, type CalendarDate, differenceInDays } from "../calendar-date.ts";

export interface IncomePeriod {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export type IncomeInterval = "daily" | "monthly";

/** Days for a period up to a month, months for a longer one. */
export const intervalOf = ({ start, end }: IncomePeriod): IncomeInterval =>
  end <= addMonths(start, 1) ? "daily" : "monthly";

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

/** The first day of each point of an income line: every day, or the period's first day and every later first of a month. */
export function incomeDates({ start, end }: IncomePeriod, interval: IncomeInterval): readonly CalendarDate[] {
  const next = (day: CalendarDate) => (interval === "daily" ? addDays(day, 1) : addMonths(firstOfMonth(day), 1));
  const dates: CalendarDate[] = [];
  for (let day = start; day <= end; day = next(day)) dates.push(day);
  return dates;
}

/** Whole months follow as many months, any other period as many days. Null for a period that is still to come. */
export function comparedPeriods(
  { start, end }: IncomePeriod,
  today: CalendarDate,
): { readonly current: IncomePeriod; readonly previous: IncomePeriod } | null {
  if (start > today) return null;
  const current = { start, end: end < today ? end : today };
  const months = wholeMonths({ start, end });
  const days = differenceInDays(start, end) + 1;
  const back = (day: CalendarDate) => (months ? addMonths(day, -months) : addDays(day, -days));
  const previousEnd = current.end === end ? addDays(start, -1) : back(current.end);
  return { current, previous: { start: back(start), end: previousEnd } };
}

function wholeMonths({ start, end }: IncomePeriod): number {
  const after = addDays(end, 1);
  if (!start.endsWith("-01") || !after.endsWith("-01")) return 0;
  const count = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(after) - count(start);
}
