import { exerciseLog, type TrainingLog } from "../log/training-log.ts";
import type { Step, StepExercise } from "./steps.ts";

export interface LoadQuestion {
  readonly exercise: StepExercise;
  readonly sets: readonly number[];
}

/** The first exercise with unloaded sets whose load the person did not leave unsaid. */
export function loadQuestion({ work, exercises }: Step, log: TrainingLog): LoadQuestion | undefined {
  if (!work.hasLoad) return undefined;
  return exercises
    .filter(({ exerciseId }) => !log.loadsUnsaid?.includes(exerciseId))
    .map((exercise) => {
      const unloaded = (exerciseLog(log, exercise)?.sets ?? []).filter(({ load_kg }) => load_kg === null);
      return { exercise, sets: unloaded.map(({ set }) => set) };
    })
    .find(({ sets }) => sets.length > 0);
}
