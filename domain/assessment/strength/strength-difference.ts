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

/** kg of 1RM when both tests have an estimate, else of load: estimates are comparable at different repetitions, loads are not. */
export function strengthDifference(first: Test, last: Test): StrengthDifference {
  const earlier = estimateOf(first);
  const after = estimateOf(last);
  if (!earlier || !after) return { of: "carga", kg: last.weight - first.weight, isRough: false };
  return { of: "1RM", kg: after.epleyKg - earlier.epleyKg, isRough: earlier.isRough || after.isRough };
}
