import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import type { CycleChange } from "../cycles/cycle-data.ts";

/** A training as it is sent. */
export type TrainingBody = NonNullable<CycleChange["trainings"]>[number];
/** One of its entries as it is sent. */
export type EntryBody = NonNullable<TrainingBody["exercises"]>[number];

/** An entry as it was read, to be sent back as it is. `sq` and `order` are left out: the place in the list says them. */
export function toEntryBody({ sq: _sq, order: _order, ...entry }: TrainingEntry): EntryBody {
  return {
    ...entry,
    exercise: exercisesOf(entry).map(({ id }) => ({ id })),
    exercise_technic: entry.exercise_technic && { id: entry.exercise_technic.id },
  };
}

/** A training as it was read, to be sent back as it is: a cycle is saved whole, so every field must make the round trip. */
export function toDraft(training: Training): TrainingBody {
  return { ...training, exercises: inOrder(training.exercises).map(toEntryBody) };
}

/** Entries in the order in which they are done. */
export const inOrder = (entries: readonly TrainingEntry[]): TrainingEntry[] => [...entries].sort((a, b) => a.sq - b.sq);
