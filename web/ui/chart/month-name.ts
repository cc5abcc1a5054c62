import type { CalendarDate } from "#domain/calendar-date.ts";

const MONTH = new Intl.DateTimeFormat("pt-BR", { month: "short", year: "numeric", timeZone: "UTC" });

/** As "mar/2026". */
export function monthName(date: CalendarDate): string {
  const parts = MONTH.formatToParts(new Date(date));
  const part = (type: "month" | "year") => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("month").replace(".", "")}/${part("year")}`;
}
