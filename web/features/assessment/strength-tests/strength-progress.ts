import { estimateOneRepMax } from "#domain/assessment/strength/one-rep-max.ts";
import { isOtherExercise } from "#domain/assessment/strength/strength-difference.ts";
import type { StrengthTest } from "./data.ts";

export interface StrengthProgress {
  /** Estimated 1RM (Epley), or the load where a test has no estimate. */
  readonly of: "1RM" | "carga";
  /** In kg, the oldest first. */
  readonly values: readonly number[];
  readonly since: string;
  readonly differenceKg: number;
}

/**
 * Only the exercise that was tested last counts. Loads at different repetitions are not comparable: the 1RM is drawn when every test
 * with a load has one. Null below two loads.
 */
export function progressOf(all: StrengthTest["history"]): StrengthProgress | null {
  const latest = all.findLast(({ weight }) => weight !== null);
  const history = all.filter((one) => latest && !isOtherExercise(one, latest));
  const tested = history.flatMap(({ weight, repetitions, changed_on }, index) => {
    const previous = history[index - 1];
    // A change of the percentage is not another test.
    const isSame = previous?.weight === weight && previous?.repetitions === repetitions;
    return weight === null || isSame ? [] : [{ weight, repetitions, changed_on }];
  });
  const estimates = tested.flatMap(({ weight, repetitions }) => {
    const estimate = repetitions === null ? null : estimateOneRepMax(weight, repetitions);
    return estimate ? [estimate.epleyKg] : [];
  });
  const areEstimated = estimates.length === tested.length;
  const values = areEstimated ? estimates : tested.map(({ weight }) => weight);
  const [first] = values;
  const last = values.at(-1);
  const since = tested[0]?.changed_on;
  if (values.length < 2 || first === undefined || last === undefined || since === undefined) return null;
  return { of: areEstimated ? "1RM" : "carga", values, since, differenceKg: last - first };
}
