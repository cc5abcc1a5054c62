import { addDays, todayInSaoPaulo } from "../calendar-date.ts";
import { weekdayOf } from "./executions/training-week.ts";
import { WEEKDAYS, type WeekdayValue } from "./weekdays.ts";

interface OnDays {
  readonly weekdays: readonly string[];
}

export const weekdayToday = (now: number): WeekdayValue => weekdayOf(todayInSaoPaulo(now));

/** The training of today, or else of the next day that has one; the first where none has a day, undefined without any. */
export function nextTraining<T extends OnDays>(trainings: readonly T[], now: number): T | undefined {
  const today = todayInSaoPaulo(now);
  const days = WEEKDAYS.map((_, ahead) => weekdayOf(addDays(today, ahead)));
  return days.flatMap((day) => trainings.find(({ weekdays }) => weekdays.includes(day)) ?? [])[0] ?? trainings[0];
}
