import pg from "pg";

/** The name of the unique or exclusion constraint that a statement violated; undefined for any other error. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code === "23505" || error.code === "23P01" ? error.constraint : undefined;
}
