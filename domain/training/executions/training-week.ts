import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { WEEKDAYS, type WeekdayValue } from "../weekdays.ts";

const daysFromSunday = (day: CalendarDate): number => new Date(day).getUTCDay();

export const weekdayOf = (day: CalendarDate): WeekdayValue => WEEKDAYS[daysFromSunday(day)]?.value ?? "0";

/** The training week of a day, Sunday to Saturday. */
export function weekOf(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const from = addDays(day, -daysFromSunday(day));
  return { from, to: addDays(from, 6) };
}
