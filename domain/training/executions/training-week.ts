import { addDays, type CalendarDate, formatDate } from "../../calendar-date.ts";
import { WEEKDAYS, type WeekdayValue } from "../weekdays.ts";

const daysFromSunday = (day: CalendarDate): number => new Date(day).getUTCDay();

export const weekdayOf = (day: CalendarDate): WeekdayValue => WEEKDAYS[daysFromSunday(day)]?.value ?? "0";

/** "hoje", "amanhã", "terça, 24/11" */
export function dayAhead(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "hoje";
  if (day === addDays(today, 1)) return "amanhã";
  return shortWeekday(day);
}

/** "terça, 24/11" */
export function shortWeekday(day: CalendarDate): string {
  const [weekday = ""] = WEEKDAYS[daysFromSunday(day)]?.name.toLowerCase().split("-") ?? [];
  return `${weekday}, ${formatDate(day).slice(0, 5)}`;
}

/** The training week of a day, Sunday to Saturday. */
export function weekOf(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const from = addDays(day, -daysFromSunday(day));
  return { from, to: addDays(from, 6) };
}
