import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { plannedWork } from "#domain/training/planned-sets.ts";
import type { ExecutedExercise, Execution } from "../data.ts";

/** Either side may be missing. */
export interface ComparedRow {
  readonly key: string;
  readonly exerciseId: number;
  readonly name: string;
  /** "3 × 8–12"; null for an exercise that is not prescribed. */
  readonly planned: string | null;
  /** Null where nothing is prescribed, so that no set is one too many. */
  readonly plannedSets: number | null;
  readonly done: ExecutedExercise | null;
  /** The prescribed exercise that it took the place of. */
  readonly insteadOf: string | null;
}

/** In the order of the training, a swapped exercise in its place, and after it what was done besides. */
export function comparedRows(execution: Execution, prescribed: Training | null): readonly ComparedRow[] {
  const rows = (prescribed?.exercises ?? []).flatMap((entry) => rowsOf(entry, execution));
  const matched = new Set(rows.map(({ done }) => done));
  const besides = execution.exercises
    .filter((one) => !matched.has(one))
    .map(
      (done): ComparedRow => ({
        key: `${done.entry_id} ${done.exercise_id} besides`,
        exerciseId: done.exercise_id,
        name: done.name,
        planned: null,
        plannedSets: null,
        done,
        insteadOf: null,
      }),
    );
  return [...rows, ...besides];
}

function rowsOf(entry: TrainingEntry, { exercises }: Execution): ComparedRow[] {
  const prescribed = exercisesOf(entry);
  const ofRow = exercises.filter(({ entry_id }) => entry_id === entry.id);
  const swapped = ofRow.filter((one) => prescribed.every(({ id }) => id !== one.exercise_id));
  const countOf = ({ exercise_type: type }: { readonly exercise_type: ExerciseTypeValue }) =>
    plannedWork(type, fromWire(entry)).sets.length;
  const rows = prescribed.map((exercise): ComparedRow => {
    const recorded = ofRow.find(({ exercise_id }) => exercise_id === exercise.id);
    const done = recorded ?? swapped.shift() ?? null;
    return {
      key: `${entry.id} ${exercise.id}`,
      exerciseId: done?.exercise_id ?? exercise.id,
      name: done?.name ?? exercise.name,
      planned: workOf(exercise.exercise_type, fromWire(entry)),
      plannedSets: countOf(exercise),
      done,
      insteadOf: done === null || recorded ? null : exercise.name,
    };
  });
  const [first] = prescribed;
  // After some sets of the prescribed exercise another one took its place.
  const later = swapped.map(
    (done): ComparedRow => ({
      key: `${entry.id} ${done.exercise_id}`,
      exerciseId: done.exercise_id,
      name: done.name,
      planned: null,
      plannedSets: first ? countOf(first) : null,
      done,
      insteadOf: first?.name ?? null,
    }),
  );
  return [...rows, ...later];
}

/** Beyond the plan. */
export const isExtraSet = ({ plannedSets }: ComparedRow, set: number): boolean =>
  plannedSets !== null && set > plannedSets;
