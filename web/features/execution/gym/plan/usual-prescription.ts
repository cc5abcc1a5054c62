import type { ExecutedSet } from "#contract/execution/executions.ts";
import type { Prescription } from "#domain/training/entry/fields.ts";
import { NOTHING_PRESCRIBED } from "#domain/training/entry/names.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { clockText } from "../log/rest.ts";

const USUAL_SETS = 3;
const USUAL_REPETITIONS = 12;
const USUAL_TIME: Partial<Readonly<Record<ExerciseTypeValue, string>>> = {
  stretching: "00:30",
  myofascial_release: "01:00",
  exerc_aerobicos: "00:10:00",
};

/** An exercise that nobody prescribed is done as the last time; the first time as most people do it. */
export function usualPrescription(type: ExerciseTypeValue, last: readonly ExecutedSet[]): Prescription {
  const [first] = last;
  const isAerobic = type === "exerc_aerobicos";
  const seconds = first?.seconds ?? null;
  const asksRepetitions = PRESCRIBED[type].fields.some(({ field }) => field === "maxReps");
  return {
    ...NOTHING_PRESCRIBED,
    series: isAerobic ? null : last.length || USUAL_SETS,
    maxReps: asksRepetitions ? (first?.repetitions ?? USUAL_REPETITIONS) : null,
    duration: seconds === null ? (USUAL_TIME[type] ?? null) : clockText(seconds).padStart(5, "0"),
  };
}
