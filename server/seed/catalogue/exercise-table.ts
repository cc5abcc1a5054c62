import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import type { MuscleGroupName } from "./muscle-groups.ts";
import type { ExerciseTexts } from "./texts/exercise-texts.ts";

/** The first muscle group is the prime mover, the others assist. */
export interface CatalogueExercise {
  name: string;
  exercise_type: ExerciseTypeValue;
  equipament_needed: string;
  muscle_groups: readonly MuscleGroupName[];
  execution: string;
  /** No video yet: an address is only written here once the video exists. */
  link: "";
}

export type ExerciseRow = readonly [name: string, equipment: string, ...muscleGroups: MuscleGroupName[]];

export function catalogueExercises(
  type: ExerciseTypeValue,
  texts: ExerciseTexts,
  rows: readonly ExerciseRow[],
): CatalogueExercise[] {
  return rows.map(([name, equipment, ...groups]) => ({
    name,
    exercise_type: type,
    equipament_needed: equipment,
    muscle_groups: groups,
    execution: texts[name] ?? "",
    link: "",
  }));
}
