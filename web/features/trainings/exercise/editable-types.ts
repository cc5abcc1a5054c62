import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";

const EDITABLE = ["resistence", "stretching"] as const satisfies readonly ExerciseTypeValue[];

/** Types that the exercise dialog can edit. The others are shown, kept and removed. */
export const isEditable = (type: string | undefined): boolean => EDITABLE.some((one) => one === type);
