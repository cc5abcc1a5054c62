import { WEEKDAYS, type WeekdayValue } from "../weekdays.ts";
import { SPLITS } from "./splits.ts";

/** The most days that there is a split for: one day of the week is left to rest. */
const MAX_TRAINING_DAYS = SPLITS.length;

const fromMonday = (day: WeekdayValue): number => (Number(day) + 6) % 7;

function choices(days: readonly WeekdayValue[], count: number): readonly (readonly WeekdayValue[])[] {
  if (count === 0) return [[]];
  return days.flatMap((day, index) => choices(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]));
}

function gapsOf(days: readonly WeekdayValue[]): readonly number[] {
  const places = days.map(fromMonday);
  return places
    .map((place, index) => (places[index + 1] ?? (places[0] ?? 0) + 7) - place)
    .sort((one, other) => one - other);
}

/** The days that are spread most evenly over the week; the earlier in the week where that is equal. */
export function chooseDays(available: readonly string[], maxDays: number): readonly WeekdayValue[] {
  const days = WEEKDAYS.filter(({ key }) => available.includes(key))
    .map(({ value }) => value)
    .sort((one, other) => fromMonday(one) - fromMonday(other));
  const count = Math.min(days.length, maxDays, MAX_TRAINING_DAYS);
  const spread = (chosen: readonly WeekdayValue[]) => gapsOf(chosen).join("");
  return choices(days, count).reduce((best, one) => (spread(one) > spread(best) ? one : best));
}
