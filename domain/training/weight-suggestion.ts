import { roundHalfUp } from "../rounding.ts";

/** A student's strength test for one muscle group: kg and percent of it to train with. */
export interface StrengthReference {
  readonly muscleGroupId: number;
  readonly weightKg: number | null;
  readonly percentage: number | null;
}

/** The load to train with, in whole kg: weight × percentage / 100. */
export function suggestWeight(weightKg: number, percentage: number): number {
  return roundHalfUp((weightKg * percentage) / 100, 0);
}

/** The load suggested for an exercise by the first test of one of its muscle groups; null without a complete test. */
export function suggestWeightFor(
  muscleGroupIds: readonly number[],
  tests: readonly StrengthReference[],
): number | null {
  for (const { muscleGroupId, weightKg, percentage } of tests) {
    if (!muscleGroupIds.includes(muscleGroupId)) continue;
    if (weightKg !== null && percentage !== null && weightKg > 0 && percentage > 0) {
      return suggestWeight(weightKg, percentage);
    }
  }
  return null;
}
