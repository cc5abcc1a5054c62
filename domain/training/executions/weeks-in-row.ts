import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { weekOf } from "./training-week.ts";

/** How many weeks up to the one before today's have a training, without a gap. */
export function weeksInRow(days: readonly CalendarDate[], today: CalendarDate): number {
  const sundays = new Set(days.map((day) => weekOf(day).from));
  let count = 0;
  while (sundays.has(addDays(weekOf(today).from, -7 * (count + 1)))) count += 1;
  return count;
}
