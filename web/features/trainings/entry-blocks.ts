import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue, exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import type { VolumeTraining } from "#domain/training/weekly-volume.ts";
import { exercisesOf, inOrder } from "./training-draft.ts";

/** The exercises of one type: a table of the training. */
export interface Block {
  readonly type: ExerciseTypeValue;
  readonly title: string;
  readonly entries: readonly TrainingEntry[];
}

/** The type of an entry is that of its first exercise. */
export const typeOf = (entry: TrainingEntry): ExerciseTypeValue | undefined => exercisesOf(entry)[0]?.exercise_type;

export const namesOf = (entry: TrainingEntry) =>
  exercisesOf(entry)
    .map(({ name }) => name)
    .join(" + ");

/** The blocks that have exercises, in the training's own order; types that it does not mention follow in the default one. */
export function blocksOf({ exercises, exercise_type_order }: Training): readonly Block[] {
  const own = [...exercise_type_order].sort((a, b) => a.order - b.order).map(({ value }) => value);
  const types = new Set([...own, ...EXERCISE_TYPES.map(({ value }) => value)]);
  const entries = inOrder(exercises);
  return [...types]
    .map((type) => ({ type, title: exerciseTypeTitle(type), entries: entries.filter((one) => typeOf(one) === type) }))
    .filter((block) => block.entries.length > 0);
}

/** A row's name from one save to the next: saving gives entries new ids, and an open row should not start over. */
export const keysOf = (entries: readonly TrainingEntry[]): readonly string[] =>
  entries.map((entry, place) => {
    const name = namesOf(entry);
    return `${name} ${entries.slice(0, place).filter((one) => namesOf(one) === name).length}`;
  });

/** A training as the week's sums read it. */
export const volumeOf = ({ name, weekdays, exercises }: Training): VolumeTraining => ({
  name,
  weekdays,
  entries: exercises.map((entry) => ({
    exercises: exercisesOf(entry).map(({ exercise_type, muscle_groups }) => ({
      exerciseType: exercise_type,
      muscleGroups: muscle_groups,
    })),
    series: entry.series,
    seriesTypeId: entry.series_type_id,
  })),
});
