import type { MuscleGroupName } from "./muscle-groups.ts";

export type ExerciseType =
  | "stretching"
  | "mobility"
  | "myofascial_release"
  | "functional"
  | "resistence"
  | "manobra_resp"
  | "exerc_aerobicos";

/** An exercise that the product ships. The first muscle group is the prime mover, the others assist. */
export interface CatalogueExercise {
  name: string;
  exercise_type: ExerciseType;
  equipament_needed: string;
  muscle_groups: readonly MuscleGroupName[];
  /** No video yet: an address is only written here once the video exists. */
  link: "";
}

/** Name, equipment, then the muscle groups, prime mover first. */
export type ExerciseRow = readonly [name: string, equipment: string, ...muscleGroups: MuscleGroupName[]];

/** The types whose form asks for muscle groups, which the catalogue therefore may not leave out. */
export const typesThatNeedMuscleGroups: readonly ExerciseType[] = ["resistence", "myofascial_release", "functional"];

export function exercisesOf(type: ExerciseType, rows: readonly ExerciseRow[]): CatalogueExercise[] {
  return rows.map(([name, equipment, ...groups]) => ({
    name,
    exercise_type: type,
    equipament_needed: equipment,
    muscle_groups: groups,
    link: "",
  }));
}
