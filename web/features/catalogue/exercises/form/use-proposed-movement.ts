import { useDeferredValue, useMemo } from "react";
import type { Movement } from "#domain/figures/exercise/movement.ts";
import { useEngine } from "../figure/drawings.ts";
import type { ExerciseForm } from "./exercise-form.ts";

/** By name, equipment and muscle groups; null where they tell nothing. */
export function useProposedMovement({ name, equipament_needed, muscle_group_ids }: ExerciseForm): Movement | null {
  const propose = useEngine(true)?.proposedMovement;
  const typedName = useDeferredValue(name);
  const equipment = useDeferredValue(equipament_needed);
  return useMemo(
    () => propose?.(typedName, equipment, muscle_group_ids.map(Number)) ?? null,
    [propose, typedName, equipment, muscle_group_ids],
  );
}

/** Saving confirms the proposal that is seen. */
export const movementChosen = (form: ExerciseForm, proposed: Movement | null): ExerciseForm =>
  form.movement === undefined ? { ...form, movement: proposed } : form;
