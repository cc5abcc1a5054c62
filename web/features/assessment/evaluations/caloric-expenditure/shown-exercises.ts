import { exerciseOf } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import type { Exercise } from "#domain/assessment/energy/exercise.ts";
import type { ExerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";
import type { Row } from "../state/rows.ts";

export interface ShownExercise {
  readonly place: number;
  readonly exercise: Exercise;
  readonly figures: ExerciseFigures;
}

/** The figures are in the order of the rows. */
export const shownExercises = (rows: readonly Row[], figures: readonly ExerciseFigures[]): ShownExercise[] =>
  rows.flatMap((row, place) => {
    const own = figures[place];
    return own ? [{ place, exercise: exerciseOf(row), figures: own }] : [];
  });
