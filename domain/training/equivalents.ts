import { barringCondition } from "./generator/barring-condition.ts";
import { type CatalogueExercise, classify, kindAt } from "./generator/classified.ts";
import { isAtHand, type TrainingPlace } from "./generator/equipment.ts";
import { isWithinLevel, needsSpotter, requiredLevel } from "./generator/levels.ts";
import type { NamedCondition } from "./health/read-health.ts";
import type { PainfulArea } from "./painful-area-table.ts";
import { touches } from "./painful-areas.ts";

/** A phone offers no more at once; the choice is ours. */
export const MAX_EQUIVALENTS = 6;

export interface SwappableExercise extends CatalogueExercise {
  /** The code of its drawing's pattern. */
  readonly pattern: string | null;
}

export interface Trainee {
  readonly place: TrainingPlace;
  readonly painfulAreas: readonly PainfulArea[];
  readonly conditions: readonly NamedCondition[];
}

/** Patterns of drawings that are one movement; any other is one with itself. The choice is ours, after the kinds of the generator. */
const FAMILIES: readonly (readonly string[])[] = [
  ["bench-press", "chest-press", "push-up"],
  ["fly", "crossover"],
  ["pull-up", "pulldown"],
  ["free-row", "seated-row", "body-pull-push"],
  ["standing-curl", "supported-curl"],
  ["triceps-pushdown", "triceps-extension", "triceps-kickback", "triceps-machine"],
  ["squat", "hack-squat", "leg-press", "functional-squat"],
  ["split-squat", "lunge", "step-up", "functional-step"],
  ["hinge", "single-leg-hinge", "good-morning", "deadlift"],
  ["leg-curl", "ball-leg-curl", "nordic-curl"],
  ["hip-thrust", "glute-bridge"],
  ["glute-kickback", "cable-hip", "hip-machine", "side-lying-leg"],
  ["calf-raise", "donkey-calf-raise", "leg-press-calf-raise"],
  ["crunch", "machine-crunch", "cable-crunch", "sit-up"],
  ["plank", "shoulder-tap-plank"],
  ["aerobic-machine", "cycling", "gait", "water"],
];

const familyOf = (pattern: string | null): string | null =>
  FAMILIES.find((family) => pattern !== null && family.includes(pattern))?.[0] ?? pattern;

const mainGroupOf = ({ muscleGroups }: CatalogueExercise) => muscleGroups[0]?.id ?? null;

/**
 * The exercises that a student may do in place of one, the nearest first: the same type, main muscle and movement; what there is to
 * train with; nothing that loads a painful area, is barred by an illness, asks for more skill than the prescribed one, or for somebody
 * beside the bar where that one does not.
 */
export function equivalentsOf<Exercise extends SwappableExercise>(
  prescribed: SwappableExercise,
  catalogue: readonly Exercise[],
  { place, painfulAreas, conditions }: Trainee,
): readonly Exercise[] {
  const { kind } = classify(prescribed);
  const family = familyOf(prescribed.pattern);
  const level = requiredLevel(prescribed.name);
  return catalogue
    .filter(({ id, type }) => id !== prescribed.id && type === prescribed.type)
    .filter((one) => mainGroupOf(one) === mainGroupOf(prescribed))
    .map((exercise) => classify(exercise))
    .map((one) => ({ ...one, isSameKind: one.kind.code === kind.code && kindAt(kind.code) !== undefined }))
    .filter(({ exercise, isSameKind }) => isSameKind || (family !== null && familyOf(exercise.pattern) === family))
    .filter(
      ({ exercise }) =>
        isAtHand(exercise.equipment, place) &&
        !painfulAreas.some((area) => touches(area, movingExercise(exercise))) &&
        !barringCondition(exercise.name, conditions) &&
        isWithinLevel(requiredLevel(exercise.name), level) &&
        (needsSpotter(prescribed.name) || !needsSpotter(exercise.name)),
    )
    .toSorted((a, b) => Number(b.isSameKind) - Number(a.isSameKind) || a.rank - b.rank || a.exercise.id - b.exercise.id)
    .slice(0, MAX_EQUIVALENTS)
    .map(({ exercise }) => exercise);
}

const movingExercise = ({ name, type, muscleGroups }: CatalogueExercise) => ({
  name,
  exercise_type: type,
  muscle_groups: muscleGroups,
});
