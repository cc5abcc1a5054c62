import type { CatalogueExercise } from "../data.ts";

/** The administrator changes the platform's exercises. A trainer sees the platform's and the own ones, and changes these. */
export const mayChange = ({ user_id }: Pick<CatalogueExercise, "user_id">, isAdmin: boolean): boolean =>
  isAdmin ? user_id === null : user_id !== null;
