import { addDays, type CalendarDate, compareDates, endOfDay, formatDate, todayInSaoPaulo } from "../calendar-date.ts";

export interface Period {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** Whether a cycle is over: the clock of São Paulo is past 23:59:59 of its last day. `nowMs`: milliseconds since 1970. */
export function isFinished(endDate: CalendarDate, nowMs: number): boolean {
  return nowMs > endOfDay(endDate);
}

/** The first day that is not over, on which a cycle can still end: {@link isFinished} for many cycles at one moment. */
export function firstOpenDay(nowMs: number): CalendarDate {
  const today = todayInSaoPaulo(nowMs);
  return isFinished(today, nowMs) ? addDays(today, 1) : today;
}

export function includesDay({ startDate, endDate }: Period, day: CalendarDate): boolean {
  return compareDates(startDate, day) <= 0 && compareDates(day, endDate) <= 0;
}

export function overlap(a: Period, b: Period): boolean {
  return compareDates(a.startDate, b.endDate) <= 0 && compareDates(b.startDate, a.endDate) <= 0;
}

/** The earliest end that a cycle may have: the day after its start. */
export function minEndDate(startDate: CalendarDate): CalendarDate {
  return addDays(startDate, 1);
}

export function endFollowsStart({ startDate, endDate }: Period): boolean {
  return compareDates(startDate, endDate) < 0;
}

export function formatPeriod({ startDate, endDate }: Period): string {
  return `${formatDate(startDate)} - ${formatDate(endDate)}`;
}
