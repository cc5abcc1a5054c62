import type { Training, TrainingEntry } from "#contract/trainings.ts";
import * as domain from "#domain/training/blocks.ts";
<<<<<<< HEAD:web/features/trainings/block/entry-blocks.ts
import { inOrder } from "../training-draft.ts";
=======
import type { VolumeTraining } from "#domain/training/weekly-volume.ts";
import { inOrder } from "./training-draft.ts";
>>>>>>> c35d572 (Name the blocks of a training outside their folder, which rows use too):web/features/trainings/entry-blocks.ts

export const namesOf = (entry: TrainingEntry) =>
  domain
    .exercisesOf(entry)
    .map(({ name }) => name)
    .join(" + ");

export type Block = domain.Block<TrainingEntry>;

/** The blocks of a training, their rows in the order in which they are done. */
export const trainingBlocks = ({ exercises, exercise_type_order }: Training): readonly Block[] =>
  domain.blocksOf(exercise_type_order, inOrder(exercises));
