import type { Movement } from "#domain/figures/exercise/movement.ts";

/** By the exercise's name. */
export const catalogueMovements: Readonly<Record<string, Movement>> = {
  "Agachamento com peso corporal": { pattern: "squat", parameters: {} },
};
