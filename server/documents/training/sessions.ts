import { addDays, type CalendarDate, differenceInDays } from "#domain/calendar-date.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { WEEKDAYS, type WeekdayValue } from "#domain/training/weekdays.ts";
import type { TrainingDocumentInput } from "./input.ts";

type Period = TrainingDocumentInput["period"];

/** A training of the library belongs to no cycle: boxes for half a usual one. */
const WEEKS_WITHOUT_CYCLE = 6;
/** More boxes would be too narrow to write three digits in. */
const MAX_WEEKS = 16;
/** Seven rows: a page keeps room for the exercises. */
const MAX_SESSIONS = 84;
/** A cycle may last for years; its first one has more sessions than there is room for. */
const MAX_DAYS = 600;

export const weeksOn = (period: Period): number =>
  period === null
    ? WEEKS_WITHOUT_CYCLE
    : Math.min(MAX_WEEKS, Math.ceil((differenceInDays(period.from, period.to) + 1) / DAYS_PER_WEEK));

const weekdayOf = (date: CalendarDate): WeekdayValue | undefined =>
  WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()]?.value;

/** Without a day of its own, a training is done once a week. */
export function sessionsOn(weekdays: readonly WeekdayValue[], period: Period): number {
  const perWeek = Math.max(1, weekdays.length);
  if (period === null) return perWeek * WEEKS_WITHOUT_CYCLE;
  if (weekdays.length === 0) return weeksOn(period);
  const length = Math.min(MAX_DAYS, differenceInDays(period.from, period.to) + 1);
  const days = Array.from({ length }, (_, day) => addDays(period.from, day));
  const sessionDays = days.filter((day) => weekdays.some((one) => one === weekdayOf(day)));
  return Math.min(MAX_SESSIONS, Math.max(1, sessionDays.length));
}
