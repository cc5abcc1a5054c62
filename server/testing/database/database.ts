import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "../../platform/database/connection/connection.ts";

export interface OwnDatabase {
  /** As the running server is connected: row-level security holds. */
  readonly db: Database;
  /** As the superuser, without row-level security. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
  readonly serverUrl: string;
  drop(): Promise<void>;
}

const addressOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** With `empty` the database has no tables. */
export async function createDatabase({ empty = false } = {}): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = inject("templateUrl");
  const ownerUrl = addressOf(template, name);
  const serverUrl = addressOf(inject("serverUrl"), name);
  await administer(
    template,
    // Copying the files takes a third of the processor time of logging every block of them.
    `create database ${name} template ${empty ? "template0" : new URL(template).pathname.slice(1)} strategy file_copy`,
  );
  const db = connect(serverUrl);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  owner.on("error", () => {});
  owner.on("connect", (client) => client.on("error", () => {}));
  return {
    db,
    owner,
    ownerUrl,
    serverUrl,
    async drop() {
      await Promise.all([db.destroy(), owner.end()]);
      await waitForDisconnect(template, name);
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

/** Creates and drops databases from outside, because a template with connections cannot be copied. */
async function administer(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Waits until closing connections have ended: dropping the database by force would raise errors that no test handles. */
async function waitForDisconnect(template: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await client.connect();
  try {
    for (let look = 0; look < 40; look++) {
      const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [name]);
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await client.end();
  }
}
