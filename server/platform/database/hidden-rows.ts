import pg from "pg";

/**
 * Policies leave rows out without a word, also for the owner of the tables. With `row_security` off PostgreSQL refuses instead: an
 * account that they bind must not copy or change what it cannot see.
 */
export const SEE_ALL_OR_FAIL = "set row_security = off";

export const isHiddenByPolicy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "42501" && error.message.includes("row-level security");

export const HIDDEN =
  "A conta de DATABASE_URL não enxerga todas as linhas. Como superusuário do PostgreSQL: alter role CONTA bypassrls.";
