import type { Movement } from "#domain/figures/exercise/movement.ts";

/** A movement of a pattern whose only parameter is the position. */
export const placed = (pattern: string, position: string): Movement => ({ pattern, parameters: { position } });
