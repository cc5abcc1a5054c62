import pg from "pg";

export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code === "23505" || error.code === "23P01" ? error.constraint : undefined;
}
