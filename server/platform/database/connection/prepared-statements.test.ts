import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { everyWord } from "../../../tables/search.ts";
import { createDatabase } from "../../../testing/database/database.ts";
import { PipeliningDialect } from "./driver.ts";

const database = await createDatabase();
const pool = new pg.Pool({ connectionString: database.serverUrl, max: 1, pipeline: true });
const db = new Kysely<unknown>({ dialect: new PipeliningDialect(pool, 3) });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ask = async (column: string): Promise<unknown> =>
  (await sql`select ${1}::int as ${sql.id(column)}`.execute(db)).rows[0];

const planned = async (): Promise<(string | undefined)[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => /as "(\w+)"/.exec(statement)?.[1]).sort();
};

it("a query is planned once, and the least recently used one is deallocated when there are too many", async () => {
  for (const column of ["a", "b", "c", "a", "d"]) await ask(column);
  expect(await planned()).toEqual(["a", "c", "d"]);
});

it("a deallocated query is planned again when it is used again", async () => {
  for (const column of ["e", "f", "g", "a"]) expect(await ask(column)).toEqual({ [column]: 1 });
  expect(await planned()).toEqual(["a", "f", "g"]);
});

it("a query that PostgreSQL refused is dropped like any other, and no transaction fails", async () => {
  for (const wrong of ["nothing", "nowhere"])
    await expect(sql`select ${1}::int from ${sql.id(wrong)}`.execute(db)).rejects.toThrow("does not exist");
  await db.transaction().execute(async (tx) => {
    for (const column of ["h", "i", "j", "k"]) await sql`select ${1}::int as ${sql.id(column)}`.execute(tx);
  });
  expect(await planned()).toEqual(["i", "j", "k"]);
});

it("a connection that cannot deallocate, as behind PgBouncer, is replaced by a fresh one", async () => {
  for (const column of ["l", "m", "n", "o"]) await ask(column);
  await sql`deallocate all`.execute(db);
  for (const column of ["p", "q"]) expect(await ask(column)).toEqual({ [column]: 1 });
  expect(await planned()).toEqual(["q"]);
});

it("a boolean stands in the text, where the general plan finds it in the condition of a partial index", () => {
  const { sql: text, parameters } = sql`select where ${true} and 1 = ${1}`.compile(db);
  expect([text, parameters]).toEqual(["select where true and 1 = $1", [1]]);
});

it("a search has one text, however many words it has", async () => {
  const search = (q: string) =>
    sql<{ found: boolean }>`select ${everyWord("search", q)} as found
      from (values (folded('João 100% da_Silva \\ Ímã'))) as people (search)`.execute(db);
  const found = async (q: string) => (await search(q)).rows[0]?.found;
  expect(await Promise.all(["joao", "SILVA joão", "％ _ \\ ima 1"].map(found))).toEqual([true, true, true]);
  expect(await Promise.all(["j%o", "joao souza", "joao d_a", "\\%"].map(found))).toEqual([false, false, false, false]);
  const { rows } = await sql`select from pg_prepared_statements where statement like '%like all%'`.execute(db);
  expect(rows).toHaveLength(1);
});

it("an insert is planned each time, because a plan for all values finds no partial index", async () => {
  await database.owner.query(`
    create table tasks (name text, state text);
    create unique index one_open_task on tasks (name) where state = 'open';
    grant all on tasks to prumo_server`);
  const add = () =>
    db
      .withTables<{ tasks: { name: string; state: string } }>()
      .insertInto("tasks")
      .values({ name: "x", state: "open" })
      .onConflict((conflict) => conflict.column("name").where("state", "=", "open").doNothing())
      .execute();
  for (let time = 0; time < 8; time++) await add();
  expect((await database.owner.query("select from tasks")).rowCount).toBe(1);
});
