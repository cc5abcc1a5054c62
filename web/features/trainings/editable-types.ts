import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";

const EDITABLE = ["resistence", "stretching"] as const satisfies readonly ExerciseTypeValue[];

/** Types whose fields the exercise dialog has so far. The others are shown, kept and removed, but not yet written. */
export const isEditable = (type: string | undefined): boolean => EDITABLE.some((one) => one === type);
