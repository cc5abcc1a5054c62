import { hashKey } from "@tanstack/react-query";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import type { CycleChange } from "../../../planning/cycles/cycle-data.ts";

export type TrainingBody = NonNullable<CycleChange["trainings"]>[number];
type EntryBody = NonNullable<TrainingBody["exercises"]>[number];

/** A new entry has no id. `sq` and `order` are left out: the place in the list says them. */
function toEntryBody({ sq: _sq, order: _order, id, ...entry }: TrainingEntry): EntryBody {
  return {
    ...(id > 0 && { id }),
    ...entry,
    exercise: exercisesOf(entry).map((exercise) => ({ id: exercise.id })),
    exercise_technic: entry.exercise_technic && { id: entry.exercise_technic.id },
  };
}

/** A cycle is saved whole, so every field must make the round trip. A new training has no id. */
export function toDraft({ id, ...training }: Training): TrainingBody {
  return { ...(id > 0 && { id }), ...training, exercises: inOrder(training.exercises).map(toEntryBody) };
}

export const inOrder = (entries: readonly TrainingEntry[]): TrainingEntry[] => [...entries].sort((a, b) => a.sq - b.sq);

const withoutIds = (training: Training) => {
  const { id: _id, exercises = [], ...fields } = toDraft(training);
  // The server reads them from the rows.
  const read = fields.follows_exercises && { exercise_type: [], muscle_group: [] };
  return { ...fields, ...read, exercises: exercises.map(({ id: _row, ...entry }) => entry) };
};

/** Ids of trainings and rows do not count. */
export const isSamePrescription = (one: readonly Training[], other: readonly Training[]): boolean =>
  hashKey(one.map(withoutIds)) === hashKey(other.map(withoutIds));
