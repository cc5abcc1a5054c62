import { type CalendarDate, differenceInDays } from "../calendar-date.ts";

/** A cycle is told about from this number of days before its end until as many after it, unless another follows. */
export const ENDING_SOON_DAYS = 7;

export function daysAgoText(day: CalendarDate, today: CalendarDate): string {
  const days = differenceInDays(day, today);
  if (days <= 0) return "hoje";
  return days === 1 ? "ontem" : `há ${days} dias`;
}

export function cycleEndText(end: CalendarDate, today: CalendarDate): string {
  const days = differenceInDays(today, end);
  if (days < 0) return `terminou ${daysAgoText(end, today)}`;
  if (days === 0) return "termina hoje";
  return days === 1 ? "termina amanhã" : `termina em ${days} dias`;
}
