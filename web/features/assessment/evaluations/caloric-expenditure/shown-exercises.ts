import type { ExerciseRow } from "#contract/assessment/evaluation-fields/rows.ts";
import { exerciseOf } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import type { Exercise } from "#domain/assessment/energy/exercise.ts";
import type { ExerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";

export interface ShownExercise {
  readonly index: number;
  readonly exercise: Exercise;
  readonly figures: ExerciseFigures;
}

/** The figures are in the order of the rows. */
export const shownExercises = (rows: readonly ExerciseRow[], figures: readonly ExerciseFigures[]): ShownExercise[] =>
  rows.flatMap((row, index) => {
    const exerciseFigures = figures[index];
    return exerciseFigures ? [{ index, exercise: exerciseOf(row), figures: exerciseFigures }] : [];
  });
