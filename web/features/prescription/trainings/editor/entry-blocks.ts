import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import * as domain from "#domain/training/blocks.ts";
import { inOrder } from "./training-draft.ts";

export const namesOf = (entry: TrainingEntry) =>
  domain
    .exercisesOf(entry)
    .map(({ name }) => name)
    .join(" + ");

export type Block = domain.Block<TrainingEntry>;

export const trainingBlocks = ({ exercises, exercise_type_order }: Training): readonly Block[] =>
  domain.blocksOf(exercise_type_order, inOrder(exercises));
