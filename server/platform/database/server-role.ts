import { type Kysely, sql } from "kysely";

/** The role that the running server uses: it can neither bypass row-level security nor alter tables. */
export const SERVER_ROLE = "prumo_server";

/** Creates the role or renews its password. All databases of a cluster share it, and tests prepare several at once: hence the lock. */
export async function ensureServerRole(owner: Kysely<unknown>, password: string): Promise<void> {
  const role = sql.id(SERVER_ROLE);
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${SERVER_ROLE}))`.execute(tx);
    const { rows } = await sql`select from pg_roles where rolname = ${SERVER_ROLE}`.execute(tx);
    if (rows.length === 0)
      await sql`create role ${role} login noinherit nosuperuser nobypassrls nocreatedb`.execute(tx);
    await sql`alter role ${role} password ${sql.lit(password)}`.execute(tx);
    await sql`grant usage on schema public to ${role}`.execute(tx);
  });
}
