import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import { deriveSecret } from "./secrets.ts";
import { ensureServerRole, SERVER_ROLE } from "./server-role.ts";

export interface PreparedDatabase {
  readonly serverUrl: string;
  readonly linkSecret: Buffer;
  /** The private key of Web Push. */
  readonly pushSecret: Buffer;
}

interface QueueSetup {
  readonly mailSealingKey: string;
  migrateQueue(): Promise<void>;
}

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
  return {
    serverUrl: serverUrl.href,
    linkSecret: deriveSecret(ownerUrl, "link signatures"),
    pushSecret: deriveSecret(ownerUrl, "web push"),
  };
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
