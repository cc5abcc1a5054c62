import type { CatalogueExercise } from "../data.ts";

/** The administrator changes the platform's exercises. A trainer sees these too, but changes only their own. */
export const mayChange = ({ user_id }: Pick<CatalogueExercise, "user_id">, isAdmin: boolean): boolean =>
  isAdmin ? user_id === null : user_id !== null;
