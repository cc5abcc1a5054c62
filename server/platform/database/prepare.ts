import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import { deriveSecret } from "./secrets.ts";
import { ensureServerRole, SERVER_ROLE } from "./server-role.ts";

export interface PreparedDatabase {
  /** The address that the running server uses, with a role that can neither bypass row-level security nor alter tables. */
  readonly serverUrl: string;
  /** A secret for signing links, the same for every process on this database. */
  readonly linkSecret: Buffer;
}

/** What the job queue adds to the database. */
interface QueueSetup {
  /** The public key that seals mails while they wait. */
  readonly mailSealingKey: string;
  /** Brings the queue's own tables up to date. */
  migrateQueue(): Promise<void>;
}

/** Brings the schema up to date over the owner's connection, and makes the restricted role that the server uses. */
export async function prepareSchema(ownerUrl: string, queue: QueueSetup): Promise<PreparedDatabase> {
  const serverUrl = new URL(ownerUrl);
  serverUrl.username = SERVER_ROLE;
  serverUrl.password = deriveSecret(ownerUrl, "server role").toString("hex");
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await ensureServerRole(owner, serverUrl.password);
    await migrate(owner);
    await publishSealingKey(owner, queue.mailSealingKey);
    // The queue's migrations take no lock of their own. The one connection of `owner` holds this one while they run.
    await sql`select pg_advisory_lock(hashtext('prumo jobs'))`.execute(owner);
    await queue.migrateQueue();
  } finally {
    await owner.destroy();
  }
  return { serverUrl: serverUrl.href, linkSecret: deriveSecret(ownerUrl, "link signatures") };
}

/** The key opens no mail, so the server's role may read it. */
async function publishSealingKey(owner: Kysely<unknown>, key: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('prumo sealing key'))`.execute(tx);
    await sql`
      create or replace function mail_sealing_key() returns text language sql immutable as ${sql.lit(`select '${key}'`)}
    `.execute(tx);
  });
}
