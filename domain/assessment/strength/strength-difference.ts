import { estimateOneRepMax } from "./one-rep-max.ts";

interface Test {
  readonly repetitions: number | null;
  readonly weight: number;
}

interface StrengthDifference {
  readonly of: "1RM" | "carga";
  readonly kg: number;
  readonly isRough: boolean;
}

const estimateOf = ({ repetitions, weight }: Test) =>
  repetitions === null ? null : estimateOneRepMax(weight, repetitions);

/**
 * What changed from one test of a muscle group to a later one, in kg: the 1RM when both tests have an estimate, else the load.
 * Estimates are comparable at different repetitions, loads are not.
 */
export function strengthDifference(first: Test, last: Test): StrengthDifference {
  const earlier = estimateOf(first);
  const after = estimateOf(last);
  if (!earlier || !after) return { of: "carga", kg: last.weight - first.weight, isRough: false };
  return { of: "1RM", kg: after.epleyKg - earlier.epleyKg, isRough: earlier.isRough || after.isRough };
}
