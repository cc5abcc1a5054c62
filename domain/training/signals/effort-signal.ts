import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { shortWeekday } from "../executions/training-week.ts";
import { keyOf, newestFirst, type RaisedSignal, SIGNAL_DAYS } from "./signal.ts";

/**
 * Effort from here on is close to the maximum (10, CR-10 of session RPE: Foster C et al. J Strength Cond Res 2001;15(1):109-115). That two
 * such trainings in a row are worth a word is ours.
 */
export const HIGH_EFFORT = 9;
const IN_A_ROW = 2;
/** A longer row is told as its newest trainings. */
const TOLD = 3;

export interface RatedTraining {
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly training_name: string;
  readonly effort: number;
}

/** The newest rated trainings in a row with a high effort. While the row goes on it is one event. */
export function effortSignal(rated: readonly RatedTraining[], today: CalendarDate): readonly RaisedSignal[] {
  const newest = rated.toSorted(newestFirst);
  const end = newest.findIndex(({ effort }) => effort < HIGH_EFFORT);
  const row = end < 0 ? newest : newest.slice(0, end);
  const [last] = row;
  if (!last || row.length < IN_A_ROW || last.day <= addDays(today, -SIGNAL_DAYS)) return [];
  const keys = row.map(({ execution_id }) => keyOf("effort", execution_id));
  return [
    {
      kind: "effort",
      key: keys[0] ?? "",
      knownBy: keys,
      is_severe: false,
      sentence: `Esforço de ${HIGH_EFFORT} ou mais em ${row.length} treinos seguidos`,
      basis: row
        .slice(0, TOLD)
        .map(({ training_name, day, effort }) => `${training_name}, ${shortWeekday(day)}: ${effort}`)
        .join(" · "),
      day: last.day,
      execution_id: last.execution_id,
      exercise_id: null,
    },
  ];
}
