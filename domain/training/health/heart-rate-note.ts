import { BEATS_FROM_AGE, type HeartObstacle, NO_ZONES } from "../../assessment/aerobic/training-zones.ts";
import type { Condition } from "./condition-table.ts";
import type { NamedCondition } from "./read-health.ts";

/** By caution with a bronchodilator too, which raises the heart rate at times. */
const BY_CONDITION: readonly (readonly [Condition, HeartObstacle])[] = [
  ["beta_blocker", "medicine"],
  ["heart_rate_changed", "medicine"],
  ["rhythm", "rhythm"],
  ["pregnancy", "pregnancy"],
];

/**
 * Why nobody is given an effort in beats: zones, energy, tests of VO2 and proposals of trainings ask here. Null where the heart rate tells
 * it, and for an unknown age, without which there is no estimate.
 */
export function heartObstacle(
  conditions: readonly Pick<NamedCondition, "condition">[],
  ageYears: number | null,
): HeartObstacle | null {
  const found = BY_CONDITION.find(([condition]) => conditions.some((one) => one.condition === condition));
  if (found) return found[1];
  return ageYears !== null && ageYears < BEATS_FROM_AGE ? "age" : null;
}

/** The same in a sentence. */
export const heartRateNote = (obstacle: HeartObstacle | null): string | null => obstacle && NO_ZONES[obstacle];
