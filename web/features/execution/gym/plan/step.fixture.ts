import type { ExerciseRef } from "../log/training-log.ts";
import type { StepExercise } from "./steps.ts";

/** Nobody did it before. */
export const stepExercise = (ref: ExerciseRef, change: Partial<StepExercise> = {}): StepExercise => ({
  ...ref,
  link: null,
  movement: null,
  muscle_groups: [],
  equipment: null,
  execution: null,
  heaviest: [],
  last: null,
  lastNote: null,
  suggestedLoadKg: null,
  testedOn: null,
  insteadOf: null,
  others: [],
  equivalents: [],
  ...change,
});
