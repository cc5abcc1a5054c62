import { type BodyLimits, cautionOf } from "./cautions.ts";
import { type CatalogueExercise, findKind } from "./generator/classified.ts";
import { isAtHand, type TrainingPlace } from "./generator/equipment.ts";
import { isWithinLevel, needsSpotter, requiredLevel } from "./generator/levels.ts";

/** A phone offers no more at once; the choice is ours. */
export const MAX_EQUIVALENTS = 6;

export interface SwappableExercise extends Omit<CatalogueExercise, "muscleGroups"> {
  /** The main one first. */
  readonly muscleGroupIds: readonly number[];
  /** The code of its drawing's pattern. */
  readonly pattern: string | null;
}

export interface Trainee extends BodyLimits {
  readonly place: TrainingPlace;
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

/**
 * Tells of each prescribed exercise the ones that a student may do in place of it, the nearest first: the same type, main muscle and
 * movement; what there is to train with; nothing that loads a painful area, is barred by an illness, asks for more skill than the
 * prescribed one, or for somebody beside the bar where that one does not. An exercise is looked at once it could be one of them.
 */
export function equivalentsAmong<Exercise extends SwappableExercise>(
  catalogue: readonly Exercise[],
  { place, ...limits }: Trainee,
): (prescribed: SwappableExercise) => readonly Exercise[] {
  const alikeAt = Map.groupBy(catalogue, typeAndMuscle);
  const describedOf = onceFor((exercise: Exercise) => described(exercise));
  const suits = onceFor(
    (exercise: Exercise) => isAtHand(exercise.equipment, place) && cautionOf(movingExercise(exercise), limits) === null,
  );
  return (prescribed) => {
    const { kind, family, level, isSpotted } = described(prescribed);
    const alike = alikeAt.get(typeAndMuscle(prescribed)) ?? [];
    return alike
      .filter(({ id }) => id !== prescribed.id)
      .map(describedOf)
      .filter((one) => isWithinLevel(one.level, level) && (isSpotted || !one.isSpotted))
      .map((one) => ({ ...one, isSameKind: kind !== undefined && one.kind === kind }))
      .filter((one) => one.isSameKind || (family !== null && one.family === family))
      .filter((one) => suits(one.exercise))
      .toSorted(
        (a, b) => Number(b.isSameKind) - Number(a.isSameKind) || a.rank - b.rank || a.exercise.id - b.exercise.id,
      )
      .slice(0, MAX_EQUIVALENTS)
      .map((one) => one.exercise);
  };
}

const typeAndMuscle = ({ type, muscleGroupIds: [main] }: SwappableExercise) => `${type} ${main ?? "none"}`;

function onceFor<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const { value } = found.get(key) ?? { value: find(key) };
    found.set(key, { value });
    return value;
  };
}

const described = <Exercise extends SwappableExercise>(exercise: Exercise) => ({
  exercise,
  kind: undefined,
  rank: 0,
  ...findKind(exercise),
  family: familyOf(exercise.pattern),
  level: requiredLevel(exercise.name),
  isSpotted: needsSpotter(exercise.name),
});

const movingExercise = ({ name, type, muscleGroupIds }: SwappableExercise) => ({
  name,
  exercise_type: type,
  muscle_groups: muscleGroupIds.map((id) => ({ id })),
});
