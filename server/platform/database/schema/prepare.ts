import { Kysely, PostgresDialect, sql } from "kysely";
import { withAccount } from "../connection/address.ts";
import { openPool } from "../connection/pool.ts";
import { deriveSecret, deriveSecrets, type Secrets } from "../secrets.ts";
import { migrate } from "./migrate.ts";
import { ensureServerRole, SERVER_ROLE } from "./server-role.ts";

export interface PreparedDatabase {
  readonly serverUrl: string;
  readonly linkSecrets: Secrets;
  /** Private keys of Web Push. */
  readonly pushSecrets: Secrets;
  readonly factorKeys: Secrets;
}

interface SchemaSetup {
  readonly secretKeys: readonly string[] | undefined;
  readonly mailSealingKey: string;
  migrateQueue(): Promise<void>;
  /** The last migration to apply; undefined: all. */
  readonly upTo: string | undefined;
}

export async function prepareSchema(ownerUrl: string, setup: SchemaSetup): Promise<PreparedDatabase> {
  const serverPassword = deriveSecret(ownerUrl, "server role").toString("hex");
  const serverUrl = withAccount(ownerUrl, SERVER_ROLE, serverPassword);
  // The connection holds a lock until all is done, so it is not closed when idle.
  const pool = openPool(ownerUrl, { max: 1, idleTimeoutMillis: 0 });
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // Only one start works at a time: the queue's migrations take no lock, and Kysely's stumble over tables that they replace.
    await sql`select pg_advisory_lock(hashtext('prumo schema'))`.execute(owner);
    // A pooler knows the password by its hash, which a new one would change for the servers that run.
    await ensureServerRole(owner, (await canSignIn(serverUrl)) ? undefined : serverPassword);
    await migrate(owner, setup.upTo);
    await publishSealingKey(owner, setup.mailSealingKey);
    await setup.migrateQueue();
  } finally {
    await owner.destroy();
  }
  return {
    serverUrl,
    linkSecrets: deriveSecrets(ownerUrl, "link signatures", setup.secretKeys),
    pushSecrets: deriveSecrets(ownerUrl, "web push", setup.secretKeys),
    factorKeys: deriveSecrets(ownerUrl, "second factors", setup.secretKeys),
  };
}

async function canSignIn(serverUrl: string): Promise<boolean> {
  const pool = openPool(serverUrl, { max: 1 });
  const canQuery = await pool.query("select 1").then(
    () => true,
    () => false,
  );
  await pool.end();
  return canQuery;
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
