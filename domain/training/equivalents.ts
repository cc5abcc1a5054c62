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
 * Tells of each prescribed exercise the ones that a student may do in place of it, the nearest first: the same type, main muscle and
 * movement; what there is to train with; nothing that loads a painful area, is barred by an illness, asks for more skill than the
 * prescribed one, or for somebody beside the bar where that one does not. The catalogue is looked through for the student once.
 */
export function equivalentsAmong<Exercise extends SwappableExercise>(
  catalogue: readonly Exercise[],
  { place, painfulAreas, conditions }: Trainee,
): (prescribed: SwappableExercise) => readonly Exercise[] {
  const fitting = catalogue
    .filter(
      (exercise) =>
        isAtHand(exercise.equipment, place) &&
        !painfulAreas.some((area) => touches(area, movingExercise(exercise))) &&
        !barringCondition(exercise.name, conditions),
    )
    .map(described);
  return (prescribed) => {
    const { exercise, kind, family, level, isSpotted } = described(prescribed);
    const isKnownKind = kindAt(kind.code) !== undefined;
    return fitting
      .filter((one) => one.exercise.id !== exercise.id && one.exercise.type === exercise.type)
      .filter((one) => mainGroupOf(one.exercise) === mainGroupOf(exercise))
      .filter((one) => isWithinLevel(one.level, level) && (isSpotted || !one.isSpotted))
      .map((one) => ({ ...one, isSameKind: isKnownKind && one.kind.code === kind.code }))
      .filter((one) => one.isSameKind || (family !== null && one.family === family))
      .toSorted(
        (a, b) => Number(b.isSameKind) - Number(a.isSameKind) || a.rank - b.rank || a.exercise.id - b.exercise.id,
      )
      .slice(0, MAX_EQUIVALENTS)
      .map((one) => one.exercise);
  };
}

const described = <Exercise extends SwappableExercise>(exercise: Exercise) => ({
  ...classify(exercise),
  family: familyOf(exercise.pattern),
  level: requiredLevel(exercise.name),
  isSpotted: needsSpotter(exercise.name),
});

const movingExercise = ({ name, type, muscleGroups }: CatalogueExercise) => ({
  name,
  exercise_type: type,
  muscle_groups: muscleGroups,
});
