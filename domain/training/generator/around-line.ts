import type { Prescription } from "../entry/fields.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { CatalogueExercise, ClassifiedExercise } from "./classified.ts";

export interface AroundLine<Exercise extends CatalogueExercise> {
  readonly type: ExerciseTypeValue;
  readonly chosen: ClassifiedExercise<Exercise>;
  readonly prescription: Prescription;
  readonly reasons: readonly string[];
}

/** A training of fewer minutes has one mobility exercise, no release and one stretch, so that strength has its time. */
export const SHORT_BELOW = 45;
