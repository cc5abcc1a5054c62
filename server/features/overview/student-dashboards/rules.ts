import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { type PlannedPeriod, plannedDays } from "#domain/training/executions/planned-days.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import type { RecordedTraining } from "../../execution/execution-calendar/queries.ts";

const WEEKS = 12;
/** A training comes once a week at least, while its cycle runs. */
const AHEAD_DAYS = 13;

export const lastSundays = (today: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(weekOf(today).from, (index + 1 - WEEKS) * 7));

/** A training of this week that was done on another day counts as done. */
export const weeksAhead = (today: CalendarDate) => ({ from: weekOf(today).from, to: addDays(today, AHEAD_DAYS) });

export function nextTraining(
  today: CalendarDate,
  trainings: readonly PlannedPeriod[],
  done: readonly RecordedTraining[],
) {
  const next = plannedDays({ ...weeksAhead(today), today }, trainings, done).find(({ state }) => state === "planned");
  return next ? { training_id: next.training_id, training_name: next.training_name, day: next.day } : null;
}
