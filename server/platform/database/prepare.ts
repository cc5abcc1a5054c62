import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { mailSeed, migrateJobs } from "../jobs/worker.ts";
import { sealingKey } from "../mail/seal.ts";
import { deriveSecret } from "./secrets.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const SERVER_ROLE = "prumo_server";

export interface PreparedDatabase {
  /** The address that the running server uses: a role that can neither bypass row-level security nor alter tables. */
  readonly serverUrl: string;
  /** A secret for signing links, the same for every process on this database. */
  readonly linkSecret: Buffer;
}

/** Brings the schema up to date over the owner's connection, and makes the restricted role that the server runs as. */
export async function prepareDatabase(ownerUrl: string): Promise<PreparedDatabase> {
  const serverUrl = new URL(ownerUrl);
  serverUrl.username = SERVER_ROLE;
  serverUrl.password = deriveSecret(ownerUrl, "server role").toString("hex");
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await ensureServerRole(owner, serverUrl.password);
    await migrate(owner);
    await publishSealingKey(owner, sealingKey(mailSeed(ownerUrl)));
    await migrateJobsAlone(owner, ownerUrl);
  } finally {
    await owner.destroy();
  }
  return { serverUrl: serverUrl.href, linkSecret: deriveSecret(ownerUrl, "link signatures") };
}

/** One role, with one password, serves every database of a cluster (tests have many at once: hence the lock). */
async function ensureServerRole(owner: Kysely<unknown>, password: string): Promise<void> {
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

/** With what letters are sealed before they wait in the queue. It opens none of them, so the server's role may know it. */
async function publishSealingKey(owner: Kysely<unknown>, key: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('prumo sealing key'))`.execute(tx);
    await sql`
      create or replace function mail_sealing_key() returns text language sql immutable as ${sql.lit(`select '${key}'`)}
    `.execute(tx);
  });
}

/** Plain SQL files, run in the order of their names, each exactly once. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
    const migrations: Record<string, Migration> = {};
    for (const name of names) {
      const statements = await readFile(join(MIGRATIONS, name), "utf8");
      migrations[name.replace(/\.sql$/, "")] = {
        up: async (tx) => {
          await sql.raw(statements).execute(tx);
        },
      };
    }
    return migrations;
  },
};

async function migrate(owner: Kysely<unknown>): Promise<void> {
  const { error } = await new Migrator({ db: owner, provider: sqlFiles }).migrateToLatest();
  if (error) throw error;
}

/** The jobs' own migrations do not wait for each other; the one connection of `owner` holds the lock meanwhile. */
async function migrateJobsAlone(owner: Kysely<unknown>, ownerUrl: string): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('prumo jobs'))`.execute(owner);
  await migrateJobs(ownerUrl);
}
