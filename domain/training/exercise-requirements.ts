import type { ExerciseTypeValue } from "./exercise-types.ts";

const WITHOUT_MUSCLE_GROUPS: readonly ExerciseTypeValue[] = [
  "mobility",
  "stretching",
  "exerc_aerobicos",
  "manobra_resp",
];
const WITH_DEVIATIONS: readonly ExerciseTypeValue[] = ["mobility", "stretching"];

/** Whether the form of a catalogue exercise asks for the muscle groups, and at least one is needed. */
export const needsMuscleGroups = (type: ExerciseTypeValue): boolean => !WITHOUT_MUSCLE_GROUPS.includes(type);

/** Whether the form of a catalogue exercise asks for the postural deviations, and at least one is needed. */
export const needsDeviations = (type: ExerciseTypeValue): boolean => WITH_DEVIATIONS.includes(type);
