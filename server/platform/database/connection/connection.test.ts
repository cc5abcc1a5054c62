import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../../testing/database/database.ts";

const database = await createDatabase();
afterAll(() => database.drop());
const { db, owner } = database;

const one = async () => (await sql`select 1 as one`.execute(db)).rows;

describe("a connection", () => {
  it("reads large ids as numbers and calendar days as text", async () => {
    const { rows } = await sql`select 9007199254740991::bigint as id, date '2026-03-02' as day`.execute(db);
    expect(rows).toEqual([{ id: 9007199254740991, day: "2026-03-02" }]);
  });

  it("that PostgreSQL ends during a query fails that query, and our process goes on", async () => {
    const query = sql`select pg_sleep(20)`.execute(db);
    const isRefused = expect(query).rejects.toThrow(/terminat/);
    await expect
      .poll(async () => {
        const { rowCount } = await owner.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(20)' and pid <> pg_backend_pid()",
        );
        return rowCount;
      })
      .toBeGreaterThan(0);
    await isRefused;
    await expect.poll(one).toEqual([{ one: 1 }]);
  });

  it("that PostgreSQL ends while it is idle is replaced, and our process goes on", async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
    const { rowCount } = await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'prumo_server' and datname = current_database()",
    );
    expect(rowCount).toBeGreaterThanOrEqual(3);
    await expect.poll(one).toEqual([{ one: 1 }]);
  });
});
