import { addDays, type CalendarDate, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { AuditEntry } from "./data.ts";

export interface LogDay {
  readonly day: CalendarDate;
  readonly entries: readonly AuditEntry[];
}

/** In the order of the entries, which come with the newest first. */
export function daysOfLog(entries: readonly AuditEntry[]): readonly LogDay[] {
  const days = Map.groupBy(entries, ({ happened_at }) => todayInSaoPaulo(Date.parse(happened_at)));
  return [...days].map(([day, listed]) => ({ day, entries: listed }));
}

export function dayHeading(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "Hoje";
  return day === addDays(today, -1) ? "Ontem" : formatDate(day);
}
