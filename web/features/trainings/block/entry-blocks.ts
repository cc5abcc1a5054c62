import type { Training, TrainingEntry } from "#contract/trainings.ts";
import * as domain from "#domain/training/blocks.ts";
import type { VolumeTraining } from "#domain/training/weekly-volume.ts";
import { inOrder } from "../training-draft.ts";

export const namesOf = (entry: TrainingEntry) =>
  domain
    .exercisesOf(entry)
    .map(({ name }) => name)
    .join(" + ");

export type Block = domain.Block<TrainingEntry>;

/** The blocks of a training, their rows in the order in which they are done. */
export const trainingBlocks = ({ exercises, exercise_type_order }: Training): readonly Block[] =>
  domain.blocksOf(exercise_type_order, inOrder(exercises));

/** A training as the week's sums read it. */
export const volumeOf = ({ name, weekdays, exercises }: Training): VolumeTraining => ({
  name,
  weekdays,
  entries: exercises.map((entry) => ({
    exercises: domain.exercisesOf(entry).map(({ exercise_type, muscle_groups }) => ({
      exerciseType: exercise_type,
      muscleGroups: muscle_groups,
    })),
    series: entry.series,
    seriesTypeId: entry.series_type_id,
  })),
});
