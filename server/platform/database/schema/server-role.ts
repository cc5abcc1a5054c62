import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";

/** The role can neither bypass row-level security nor alter tables. */
export const SERVER_ROLE = "prumo_server";

/** PostgreSQL ends a statement of the server after this time; the longest, the erasure of a large tenant, takes a few seconds. */
const STATEMENT_TIMEOUT = "20s";
/** PostgreSQL ends a transaction in which our process stays silent, and with it its locks. */
const IDLE_TRANSACTION_TIMEOUT = "30s";

const MAX_TRIES = 40;
const PAUSE_MS = 50;
/** An error of PostgreSQL without a code of its own. */
const WRITTEN_ELSEWHERE = /^tuple concurrently (updated|deleted)$/;

/**
 * PgBouncer refuses limits on a connection, and a dump lacks the role's, so each start sets them on the role. All databases of a
 * cluster share the role, while a lock counts in one of them: of two that prepare at once, one tries again. Without `password` the
 * present one stays.
 */
export async function ensureServerRole(owner: Kysely<unknown>, password: string | undefined): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeServerRole(owner, password);
    } catch (error) {
      const isElsewhere = error instanceof Error && WRITTEN_ELSEWHERE.test(error.message);
      if (!isElsewhere || tries === MAX_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function writeServerRole(owner: Kysely<unknown>, password: string | undefined): Promise<void> {
  const role = sql.id(SERVER_ROLE);
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${SERVER_ROLE}))`.execute(tx);
    const { rows } = await sql`select from pg_roles where rolname = ${SERVER_ROLE}`.execute(tx);
    if (rows.length === 0)
      await sql`create role ${role} login noinherit nosuperuser nobypassrls nocreatedb`.execute(tx);
    if (password) await sql`alter role ${role} password ${sql.lit(password)}`.execute(tx);
    await sql`alter role ${role} set statement_timeout = ${sql.lit(STATEMENT_TIMEOUT)}`.execute(tx);
    await sql`alter role ${role} set idle_in_transaction_session_timeout = ${sql.lit(IDLE_TRANSACTION_TIMEOUT)}`.execute(
      tx,
    );
    await sql`grant usage on schema public to ${role}`.execute(tx);
    // Temporary tables take memory and disk space outside of any policy, and the server creates none.
    const { rows: databases } = await sql<{ name: string }>`select current_database() as name`.execute(tx);
    for (const { name } of databases) await sql`revoke temporary on database ${sql.id(name)} from public`.execute(tx);
  });
}
