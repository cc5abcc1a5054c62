import type { EvaluationFigures, MainFigure } from "#contract/overview/student-dashboards.ts";
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

export const MAIN_FIGURES = [
  ["weight_kg", "weight"],
  ["fat_percentage", "percentualGordura"],
  ["lean_mass_kg", "massaMagra"],
  ["waist_hip_ratio", "relacaoCinturaQuadril"],
] as const satisfies readonly (readonly [MainFigure, string])[];

/** The last two that have the figure, in the order of the days; null without two. */
export function lastPair<Evaluated extends Pick<EvaluationFigures, MainFigure>>(
  evaluations: readonly Evaluated[],
  figure: MainFigure,
): readonly [before: Evaluated, last: Evaluated] | null {
  const [before, last] = evaluations.filter(({ [figure]: value }) => value !== null).slice(-2);
  return before && last ? [before, last] : null;
}

interface Prescribed extends PlannedPeriod {
  readonly is_in_sequence: boolean;
}

/** A sequence that is to come begins with its first training on its first day. */
export function nextTraining(today: CalendarDate, trainings: readonly Prescribed[], done: readonly RecordedTraining[]) {
  const next = plannedDays({ ...weeksAhead(today), today }, trainings, done).find(({ state }) => state === "planned");
  if (next) return { training_id: next.training_id, training_name: next.training_name, day: next.day };
  const [first] = trainings
    .filter((training) => training.is_in_sequence && training.first > today)
    .toSorted((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0));
  return first ? { training_id: first.training_id, training_name: first.training_name, day: first.first } : null;
}
