import type { Training } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExecutedExercise, Execution } from "../data.ts";

/** Either side may be missing. */
export interface ComparedRow {
  readonly key: string;
  readonly exerciseId: number;
  readonly name: string;
  /** "3 × 8–12"; null for an exercise that is not prescribed. */
  readonly planned: string | null;
  readonly done: ExecutedExercise | null;
}

/** In the order of the training, and after it what was done besides. */
export function comparedRows(execution: Execution, prescribed: Training | null): readonly ComparedRow[] {
  const planned = (prescribed?.exercises ?? []).flatMap((entry) =>
    exercisesOf(entry).map((exercise) => ({ entry, exercise })),
  );
  const doneOf = (entryId: number, exerciseId: number) =>
    execution.exercises.find((one) => one.entry_id === entryId && one.exercise_id === exerciseId) ?? null;
  const rows = planned.map(({ entry, exercise }): ComparedRow => {
    const done = doneOf(entry.id, exercise.id);
    const work = workOf(exercise.exercise_type, fromWire(entry));
    return { key: `${entry.id} ${exercise.id}`, exerciseId: exercise.id, name: exercise.name, planned: work, done };
  });
  const matched = new Set(rows.map(({ done }) => done));
  const besides = execution.exercises
    .filter((one) => !matched.has(one))
    .map(
      (done): ComparedRow => ({
        key: `${done.entry_id} ${done.exercise_id} besides`,
        exerciseId: done.exercise_id,
        name: done.name,
        planned: null,
        done,
      }),
    );
  return [...rows, ...besides];
}
