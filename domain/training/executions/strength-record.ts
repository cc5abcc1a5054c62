import { estimateOneRepMax } from "../../assessment/strength/one-rep-max.ts";
import { type BestSet, bestSet } from "./best-set.ts";

/** Above 10 repetitions an estimate is rough and feeds no strength test. */
export const MAX_RECORD_REPETITIONS = 10;

interface TestResult {
  readonly repetitions: number | null;
  readonly weight_kg: number | null;
}

export const strengthRecord = (sets: Parameters<typeof bestSet>[0]): BestSet | null =>
  bestSet(sets, MAX_RECORD_REPETITIONS);

/** The estimated 1RM of a test (Epley); its load where there is no estimate, 0 while it is empty. */
export function strengthOf({ repetitions, weight_kg }: TestResult): number {
  if (weight_kg === null) return 0;
  return (repetitions === null ? null : estimateOneRepMax(weight_kg, repetitions))?.epleyKg ?? weight_kg;
}

/**
 * Whether a done set takes the place of a test: its estimated 1RM must be higher, and its load not lower, because loads are suggested as a
 * share of the test's load.
 */
export const beatsTest = ({ one_rep_max_kg, load_kg }: BestSet, test: TestResult): boolean =>
  one_rep_max_kg > strengthOf(test) && load_kg >= (test.weight_kg ?? 0);
