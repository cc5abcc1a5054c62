import { roundHalfUp } from "../../rounding.ts";

/** What the suggestion needs of a strength test: the load in kg, and the share of it in percent to train with. */
export interface TestedStrength {
  readonly weight: number | null;
  readonly percentage: number | null;
  readonly muscle_group: { readonly id: number; readonly name: string };
}

interface SuggestedLoad {
  readonly muscleGroup: string;
  readonly kg: number;
}

/**
 * The load in kg to train with, in whole kilograms, half up; null where the test lacks the load or the percentage, and at 0 %.
 * It multiplies before it divides: 58 % of 50 is 29, while 50 · 0.58 is 28.999… in floating point.
 */
export function suggestedLoadKg({ weight, percentage }: Pick<TestedStrength, "weight" | "percentage">): number | null {
  if (weight === null || !percentage) return null;
  return roundHalfUp((weight * percentage) / 100, 0);
}

/** What the suggestion needs of an exercise. */
interface LoadedExercise {
  readonly muscleGroups: readonly { readonly id: number }[];
  readonly equipment: string | null;
}

const BODY_WEIGHT = "peso corporal";

/**
 * The suggestions for an exercise, one for each tested muscle group that it works, in the order of the exercise's groups. An exercise with
 * the body's own weight gets none: the load of a squat test says nothing about a squat without a bar.
 */
export function suggestLoads(
  { muscleGroups, equipment }: LoadedExercise,
  tests: readonly TestedStrength[],
): SuggestedLoad[] {
  if (equipment?.trim().toLowerCase() === BODY_WEIGHT) return [];
  return muscleGroups.flatMap(({ id }) => {
    const test = tests.find(({ muscle_group }) => muscle_group.id === id);
    const kg = test ? suggestedLoadKg(test) : null;
    return test && kg !== null ? [{ muscleGroup: test.muscle_group.name, kg }] : [];
  });
}

/** The suggestions in one line: "56 kg (Peitoral) · 18 kg (Tríceps)"; null without any. */
export const suggestionText = (loads: readonly SuggestedLoad[]): string | null =>
  loads.map(({ kg, muscleGroup }) => `${kg} kg (${muscleGroup})`).join(" · ") || null;
