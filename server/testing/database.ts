import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "../platform/database/connection.ts";

export interface OwnDatabase {
  /** As the running server is connected: row-level security holds. */
  readonly db: Database;
  /** As the superuser: for looking behind the product's back. */
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

/** A database of one's own, copied from the prepared template or, `empty`, without a single table. */
export async function createDatabase({ empty = false } = {}): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = inject("templateUrl");
  const ownerUrl = addressOf(template, name);
  const serverUrl = addressOf(inject("serverUrl"), name);
  await administer(
    template,
    `create database ${name} template ${empty ? "template0" : new URL(template).pathname.slice(1)}`,
  );
  const db = connect(serverUrl);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on("error", () => {});
  owner.on("connect", (client) => client.on("error", () => {}));
  return {
    db,
    owner,
    ownerUrl,
    serverUrl,
    async drop() {
      await Promise.all([db.destroy(), owner.end()]);
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

/** Databases are made and dropped from outside: nobody may be connected to a template that is being copied. */
async function administer(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
