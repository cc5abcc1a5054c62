import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { prepareDatabase } from "./prepare-database.ts";

const database = await createDatabase({ empty: true });
afterAll(() => database.drop());

const migrations = (await readdir(join(import.meta.dirname, "../database/schema/migrations")))
  .map((name) => name.replace(/\.sql$/, ""))
  .sort();

async function schema() {
  const { rows } = await database.owner.query(
    `select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as what
       from information_schema.columns where table_schema = 'public'
     union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'policy', tablename || ' ' || policyname || ' ' || coalesce(qual, '') || coalesce(with_check, '')
       from pg_policies
     union all select 'function', proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
     order by 1, 2`,
  );
  return rows;
}

describe("preparing a database", () => {
  it("applies every migration to an empty one, in the order of their names", async () => {
    await prepareDatabase(database.ownerUrl);
    const { rows } = await database.owner.query("select name from kysely_migration order by timestamp, name");
    expect(rows.map(({ name }) => name)).toEqual(migrations);
    expect(await schema()).not.toEqual([]);
  });

  it("changes nothing the second time, and gives the same address and secret", async () => {
    const before = await schema();
    const first = await prepareDatabase(database.ownerUrl);
    const second = await prepareDatabase(database.ownerUrl);
    expect(second).toEqual(first);
    expect(await schema()).toEqual(before);
  });

  it("can be done by several processes at once", async () => {
    const fresh = await createDatabase({ empty: true });
    try {
      await Promise.all([1, 2, 3].map(() => prepareDatabase(fresh.ownerUrl)));
      const { rows } = await fresh.owner.query("select name from kysely_migration order by name");
      expect(rows.map(({ name }) => name)).toEqual(migrations);
    } finally {
      await fresh.drop();
    }
  });

  it("creates a role for the server whose password is derived from the owner's", async () => {
    const { serverUrl } = await prepareDatabase(database.ownerUrl);
    expect(new URL(serverUrl).username).toBe("prumo_server");
    expect(new URL(serverUrl).password).not.toBe(new URL(database.ownerUrl).password);
    expect(serverUrl).toBe(database.serverUrl);
  });

  it("limits how long a statement and an idle transaction of that role last, and gives it no temporary tables", async () => {
    const { serverUrl } = await prepareDatabase(database.ownerUrl);
    const server = new pg.Client({ connectionString: serverUrl });
    await server.connect();
    const { rows } = await server.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: "20s", idle: "30s" }]);
    await expect(server.query("create temporary table spies (id int)")).rejects.toMatchObject({ code: "42501" });
    await server.end();
  });
});
