import type { ExecutedExerciseSummary } from "#contract/execution/exercise-history.ts";

const workOf = ({ days, last_load_kg: loadKg }: ExecutedExerciseSummary) => days * (loadKg ?? 0);

/** By days and load together: days alone find the triceps at the pulley, load alone what was tried once. Without loads the most trained. */
export function mainLift(exercises: readonly ExecutedExerciseSummary[]): ExecutedExerciseSummary | undefined {
  const [main] = exercises.toSorted((one, other) => workOf(other) - workOf(one) || other.days - one.days);
  return main;
}
