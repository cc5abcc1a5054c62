import { secondsOf } from "./entry/field-rules.ts";
import type { Prescription } from "./entry/fields.ts";
import { PRESCRIBED } from "./entry/type-fields.ts";
import type { ExerciseTypeValue } from "./exercise-types.ts";
import type { DetailedSet } from "./sets/detailed-set.ts";

/** Null where it is not prescribed. `repetitions` is the upper end of a range. */
export interface PlannedSet {
  readonly minRepetitions: number | null;
  readonly repetitions: number | null;
  /** The set lasts this long, or each repetition of a breathing manoeuvre. */
  readonly seconds: number | null;
  /** The set as it was prescribed by itself; absent where the row's figures are those of every set. */
  readonly detail?: DetailedSet;
}

export interface PlannedWork {
  readonly sets: readonly PlannedSet[];
  readonly restSeconds: number;
  readonly hasLoad: boolean;
}

/** An execution holds no more sets of one exercise. */
const MAX_SETS = 100;

const inSeconds = (time: string | null) => (time ? secondsOf(time) : null);

const patternOf = ({ repsPattern }: Prescription) => repsPattern?.split("-").map(Number) ?? [];

function setsOf(prescription: Prescription, count: number | null, time: string | null): PlannedSet[] {
  if (prescription.sets) {
    return prescription.sets.map((detail) => ({
      minRepetitions: detail.min_reps,
      repetitions: detail.max_reps,
      seconds: inSeconds(time),
      detail,
    }));
  }
  const pattern = patternOf(prescription);
  const { minReps, maxReps } = prescription;
  const length = Math.min(Math.max(pattern.length || (count ?? 1), 1), MAX_SETS);
  return Array.from({ length }, (_, index) => ({
    minRepetitions: pattern[index] ?? minReps,
    repetitions: pattern[index] ?? maxReps ?? minReps,
    seconds: inSeconds(time),
  }));
}

/**
 * The sets of an entry: those in detail, those of its series, of its pyramid or of its sprints; a continuous aerobic exercise is one set. A set has
 * repetitions, seconds or both, by what its type prescribes.
 */
export function plannedWork(type: ExerciseTypeValue, prescription: Prescription): PlannedWork {
  const { series, sprints, rest, duration, sprintDuration, sprintInterval } = prescription;
  const hasLoad = PRESCRIBED[type].load === true;
  if (type !== "exerc_aerobicos") {
    return { sets: setsOf(prescription, series, duration), restSeconds: inSeconds(rest) ?? 0, hasLoad };
  }
  const time = sprints ? sprintDuration : duration;
  return { sets: setsOf(prescription, sprints, time), restSeconds: inSeconds(sprintInterval) ?? 0, hasLoad };
}
