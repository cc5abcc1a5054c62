import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Gym, GymExercise, HeaviestSet } from "#contract/execution/gym.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { type DetailedSet, isWorkingSet } from "#domain/training/sets/detailed-set.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import type { ExerciseRef, KnownExercise, TrainingLog } from "../log/training-log.ts";

export interface StepExercise extends ExerciseRef, Pick<Exercise, "link" | "movement" | "muscle_groups"> {
  readonly equipment: string | null;
  readonly execution: string | null;
  /** It is this row's; a working row without one has the exercise's. */
  readonly last: GymExercise["last"];
  /** The person wrote it the last time. */
  readonly lastNote: string | null;
  /** From the test of this exercise, in a working row without a load of its own. */
  readonly suggestedLoadKg: number | null;
  /** When the trainer made that test; null where it is unknown. */
  readonly testedOn: string | null;
  /** Each of its last days has one, and the record's day; the oldest comes first. */
  readonly heaviest: readonly HeaviestSet[];
  /** The prescribed exercise in whose place it is done; null for a prescribed or added one. */
  readonly insteadOf: ExerciseRef | null;
  /** The exercises before a swap, which may have sets of this place. */
  readonly others: readonly ExerciseRef[];
  /** They may take the place of the prescribed one. */
  readonly equivalents: readonly KnownExercise[];
}

export type KnownExercises = Pick<Gym, "exercises" | "more_exercises">;

type Finder = (id: number) => KnownExercise | undefined;

/** Over all exercises that the device knows. */
export function exerciseFinder(training: Training, gym: KnownExercises, log: TrainingLog): Finder {
  const extras = new Map(gym.exercises.map((one) => [one.exercise_id, one]));
  const exercises = [...training.exercises.flatMap(exercisesOf), ...(gym.more_exercises ?? [])];
  const found = new Map([
    ...(log.added ?? []).map((one) => [one.exercise.id, one] as const),
    ...exercises.map((exercise) => [exercise.id, { exercise, known: extras.get(exercise.id) }] as const),
  ]);
  return (id) => found.get(id);
}

/** Another device may have recorded an exercise that this one knows by its name alone. */
const namedOnly = (id: number, name: string): KnownExercise => ({
  exercise: {
    id,
    user_id: null,
    name,
    link: null,
    exercise_type: "resistence",
    equipament_needed: null,
    movement: null,
    muscle_groups: [],
  },
  known: undefined,
});

const stepExercise = ({ exercise, known }: KnownExercise) => ({
  exerciseId: exercise.id,
  name: exercise.name,
  link: exercise.link,
  movement: exercise.movement,
  muscle_groups: exercise.muscle_groups,
  equipment: exercise.equipament_needed,
  execution: known?.execution ?? null,
  heaviest: known?.heaviest ?? [],
  lastNote: known?.last_note ?? null,
});

export function exercisesOfRow(entry: TrainingEntry, find: Finder, log: TrainingLog): StepExercise[] {
  const prescribed = exercisesOf(entry);
  const done = log.snapshot.exercises.filter(({ entry_id }) => entry_id === entry.id);
  const foreign = done.filter((one) => prescribed.every(({ id }) => id !== one.exercise_id));
  // In a combined row, another exercise took the place of one without a set.
  const unrecorded = prescribed.filter(({ id }) => done.every((one) => one.exercise_id !== id));
  const isAlone = prescribed.length === 1;
  return prescribed.map((original) => {
    const refOf = (exerciseId: number, name: string): ExerciseRef => ({ entryId: entry.id, exerciseId, name });
    const chosen = entry.no_swap
      ? undefined
      : log.swaps?.find((one) => one.entryId === entry.id && one.exerciseId === original.id)?.toId;
    const recorded = isAlone ? foreign.at(-1) : foreign[unrecorded.indexOf(original)];
    const id = chosen ?? recorded?.exercise_id ?? original.id;
    const present = find(id) ?? namedOnly(id, recorded?.name ?? "");
    const doneWith = isAlone
      ? done.map((one) => refOf(one.exercise_id, one.name))
      : [refOf(original.id, original.name)];
    return {
      entryId: entry.id,
      ...stepExercise(present),
      ...loadsOf(entry, present.known),
      insteadOf: id === original.id ? null : refOf(original.id, original.name),
      others: doneWith.filter(({ exerciseId }) => exerciseId !== id),
      equivalents: (find(original.id)?.known?.equivalents ?? []).flatMap((one) => find(one) ?? []),
    };
  });
}

/** Those that were added, then those that another device recorded besides. */
export function addedExercises(find: Finder, log: TrainingLog) {
  const recorded = log.snapshot.exercises.filter(({ entry_id }) => entry_id === null);
  const added = [
    ...(log.added ?? []).map(({ exercise: { id, name } }) => ({ id, name })),
    ...recorded.map(({ exercise_id: id, name }) => ({ id, name })),
  ];
  return [...new Map(added.map((one) => [one.id, one])).values()].map(({ id, name }) => {
    const one = find(id) ?? namedOnly(id, name);
    const type: ExerciseTypeValue = one.exercise.exercise_type;
    return {
      entryId: null,
      type,
      ...stepExercise(one),
      last: one.known?.last ?? null,
      suggestedLoadKg: one.known?.suggested_load_kg ?? null,
      testedOn: one.known?.tested_on ?? null,
      insteadOf: null,
      others: [],
      equivalents: [],
    };
  });
}

type KnownLoads = Pick<StepExercise, "last" | "suggestedLoadKg" | "testedOn">;

/** A warm-up takes no load from the work of the same exercise. */
function loadsOf(entry: TrainingEntry, known: GymExercise | undefined): KnownLoads {
  const { seriesTypeId, load, sets } = fromWire(entry);
  const isOpen = load === null && (sets === null || sets.some(lacksLoad));
  const isWork = isWorkingSeries(seriesTypeId);
  const ofRow = known?.rows?.find(({ entry_id }) => entry_id === entry.id)?.last;
  return {
    last: ofRow ?? (isWork ? known?.last : null) ?? null,
    suggestedLoadKg: (isWork && isOpen ? known?.suggested_load_kg : null) ?? null,
    testedOn: known?.tested_on ?? null,
  };
}

const lacksLoad = (set: DetailedSet): boolean => isWorkingSet(set) && set.load_kg === null && set.resolved_kg == null;
