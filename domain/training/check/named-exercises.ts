import { listInPortuguese } from "../../text/portuguese-list.ts";
import { exercisesOf } from "../blocks.ts";
import type { PrescribedExercise, PrescribedTraining } from "../weekly/volume.ts";

export function differentExercises({ exercises }: PrescribedTraining): readonly PrescribedExercise[] {
  const all = exercises.flatMap((entry) => exercisesOf(entry));
  return [...new Map(all.map((exercise) => [exercise.id, exercise])).values()];
}

export const namesOf = (exercises: readonly PrescribedExercise[]): string =>
  listInPortuguese(exercises.map(({ name }) => `"${name}"`));
