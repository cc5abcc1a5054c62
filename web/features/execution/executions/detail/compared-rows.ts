import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
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

export interface MatchedExercise {
  readonly prescribed: Exercise;
  readonly done: ExecutedExercise | null;
  /** Whether another exercise took its place. */
  readonly isSwapped: boolean;
  /** Whether the prescribed one was done, too. */
  readonly isBesides: boolean;
}

/** Each prescribed exercise has what was done of it or in its place; then come swaps that went on after some of its sets. */
export function matchedIn(entry: TrainingEntry, executed: readonly ExecutedExercise[]): readonly MatchedExercise[] {
  const exercises = exercisesOf(entry);
  const ofRow = executed.filter(({ entry_id }) => entry_id === entry.id);
  const swaps = ofRow.filter((one) => exercises.every(({ id }) => id !== one.exercise_id));
  const rows = exercises.map((prescribed): MatchedExercise => {
    const recorded = ofRow.find(({ exercise_id }) => exercise_id === prescribed.id);
    const done = recorded ?? swaps.shift() ?? null;
    return { prescribed, done, isSwapped: done !== null && !recorded, isBesides: false };
  });
  const later = exercises
    .slice(0, 1)
    .flatMap((prescribed) => swaps.map((done) => ({ prescribed, done, isSwapped: true, isBesides: true })));
  return [...rows, ...later];
}

const rowsOf = (entry: TrainingEntry, { exercises }: Execution): ComparedRow[] =>
  matchedIn(entry, exercises).map(({ prescribed, done, isSwapped, isBesides }) => ({
    key: `${entry.id} ${isBesides && done ? done.exercise_id : prescribed.id}`,
    exerciseId: done?.exercise_id ?? prescribed.id,
    name: done?.name ?? prescribed.name,
    planned: isBesides ? null : workOf(prescribed.exercise_type, fromWire(entry)),
    plannedSets: plannedWork(prescribed.exercise_type, fromWire(entry)).sets.length,
    done,
    insteadOf: isSwapped ? prescribed.name : null,
  }));

/** Beyond the plan. */
export const isExtraSet = ({ plannedSets }: ComparedRow, set: number): boolean =>
  plannedSets !== null && set > plannedSets;
