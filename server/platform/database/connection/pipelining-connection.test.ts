import type { Duplex } from "node:stream";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tables } from "../../../tables/tables.ts";
import { createDatabase } from "../../../testing/database/database.ts";
import { type Actor, actAsTrainer, asSeveral, inScope, inSignInScope } from "../scope.ts";
import { PipeliningDialect } from "./driver.ts";
import { sendByCommit } from "./pipelining-connection.ts";

const database = await createDatabase();
const { owner } = database;
const pool = new pg.Pool({ connectionString: database.serverUrl, max: 1, pipeline: true });
pool.on("error", () => {});
pool.on("connect", (client) => client.on("error", () => {}));
const db = new Kysely<Tables>({ dialect: new PipeliningDialect(pool) });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const trainer: Actor = actAsTrainer(7, "demonstration");
await owner.query(
  `insert into users (id, role, trainer_id, name, email)
   values (7, 'trainer', 7, 'Ana', 'ana@exemplo.com.br'), (8, 'trainer', 8, 'Bruno', 'bruno@exemplo.com.br')`,
);
await owner.query("select setval(pg_get_serial_sequence('users', 'id'), 100)");

const log: string[] = [];
const streams: Duplex[] = [];
pool.on("connect", (client) => {
  streams.push(client.connection.stream);
  const query = client.query;
  const logged = (...parts: readonly unknown[]) => {
    const [statement] = parts;
    const text = typeof statement === "object" && statement && "text" in statement ? String(statement.text) : "";
    log.push(/enter_scope|^\w+/.exec(text)?.[0].replace("select", "query") ?? "");
    if (text.includes("enter_scope")) log.splice(-1, 1, "enter_scope");
    return Reflect.apply(query, client, parts);
  };
  Object.defineProperty(client, "query", { value: logged });
  client.connection.on("readyForQuery", () => log.push("answer"));
});
await sql`select 1`.execute(db);
beforeEach(() => void log.splice(0));

const people = (scope: { readonly tx: Kysely<Tables> }) => scope.tx.selectFrom("users").select("name").execute();
const register = (scope: { readonly tx: Kysely<Tables> }, email: string) =>
  scope.tx.insertInto("users").values({ role: "trainer", name: "Nova", email }).execute();
const registerByCommit = ({ tx }: { readonly tx: Kysely<Tables> }, email: string) =>
  tx.executeQuery(sendByCommit(tx.insertInto("users").values({ role: "trainer", name: "Nova", email }).compile()));
const registered = async (email: string) =>
  (await owner.query("select from users where email = $1", [email])).rowCount === 1;

describe("a transaction", () => {
  it("is opened in one flight with its first query, which sees what the actor may see", async () => {
    expect(await inScope(db, trainer, people)).toEqual([{ name: "Ana" }]);
    expect(log).toEqual(["begin", "enter_scope", "query", "answer", "answer", "answer", "commit", "answer"]);
  });

  it("that changes its scope sends it with the next query, and not at all without one", async () => {
    await asSeveral(db, async (turns) => {
      await people(await turns.as(trainer));
      log.splice(0);
      expect(await people(await turns.authenticator())).toHaveLength(2);
      await turns.as(trainer);
    });
    expect(log).toEqual(["enter_scope", "query", "answer", "answer", "commit", "answer"]);
  });

  it("asks queries of one turn in one write", async () => {
    const stream = streams.at(-1);
    if (!stream?._writev) throw new Error("there is no connection");
    const [one, several] = [vi.spyOn(stream, "_write"), vi.spyOn(stream, "_writev")];
    await inScope(db, trainer, async (scope) => {
      await Promise.all([people(scope), people(scope), people(scope)]);
      expect([one.mock.calls.length, several.mock.calls.length]).toEqual([0, 1]);
    });
    vi.restoreAllMocks();
  });

  it("without a query never reaches PostgreSQL, whether it succeeds or fails", async () => {
    expect(await inScope(db, trainer, async ({ actor }) => actor.userId)).toBe(7);
    const failure = inScope(db, trainer, () => Promise.reject(new Error("nothing to do")));
    await expect(failure).rejects.toThrow("nothing to do");
    expect(log).toEqual([]);
  });
});

describe("a write that is sent by the commit", () => {
  it("travels with it, or with a query before it", async () => {
    await inSignInScope(db, async (scope) => {
      await people(scope);
      log.splice(0);
      await registerByCommit(scope, "last@exemplo.com.br");
      expect(log).toEqual([]);
    });
    expect(log).toEqual(["insert", "commit", "answer", "answer"]);
    await inSignInScope(db, async (scope) => {
      await registerByCommit(scope, "next@exemplo.com.br");
      await people(scope);
      log.splice(0);
    });
    expect(log).toEqual(["commit", "answer"]);
    expect(await Promise.all(["last@exemplo.com.br", "next@exemplo.com.br"].map(registered))).toEqual([true, true]);
  });

  it("is done in its scope although nothing else is asked, and a scope that was opened after it is not", async () => {
    await asSeveral(db, async (turns) => {
      await registerByCommit(await turns.authenticator(), "alone@exemplo.com.br");
      await turns.as(trainer);
    });
    expect(log.filter((entry) => entry !== "answer")).toEqual(["begin", "enter_scope", "insert", "commit"]);
    expect(await registered("alone@exemplo.com.br")).toBe(true);
  });

  it("fails the transaction by its error", async () => {
    const failure = inSignInScope(db, async (scope) => {
      await register(scope, "undone@exemplo.com.br");
      await registerByCommit(scope, "ana@exemplo.com.br");
    });
    await expect(failure).rejects.toMatchObject({ code: "23505" });
    expect(await registered("undone@exemplo.com.br")).toBe(false);
    expect(await inScope(db, trainer, people)).toEqual([{ name: "Ana" }]);
  });

  it("is dropped with a transaction that is rolled back", async () => {
    const failure = inSignInScope(db, async (scope) => {
      await registerByCommit(scope, "dropped@exemplo.com.br");
      throw new Error("a defect");
    });
    await expect(failure).rejects.toThrow("a defect");
    expect(await registered("dropped@exemplo.com.br")).toBe(false);
  });
});

describe("a transaction that fails", () => {
  it("at its begin fails as a whole: the query that was sent with it has changed nothing", async () => {
    const client = await pool.connect();
    await expect(client.query("begin; select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    client.release();
    const failure = inSignInScope(db, (scope) => register(scope, "begin@exemplo.com.br"));
    await expect(failure).rejects.toMatchObject({ code: "25P02" });
    expect(await registered("begin@exemplo.com.br")).toBe(false);
    expect(await inScope(db, trainer, people)).toEqual([{ name: "Ana" }]);
  });

  it("while its scope is entered fails with that error, and its query has changed nothing", async () => {
    const broken: Actor = { ...trainer, trainerId: Number.NaN };
    const failure = inScope(db, broken, (scope) => register(scope, "scope@exemplo.com.br"));
    await expect(failure).rejects.toMatchObject({ code: "22P02" });
    expect(await registered("scope@exemplo.com.br")).toBe(false);
    expect(await inScope(db, trainer, people)).toEqual([{ name: "Ana" }]);
  });

  it("at its first query is rolled back with that query's error, and the next one starts clean", async () => {
    const failure = inSignInScope(db, (scope) => register(scope, "ana@exemplo.com.br"));
    await expect(failure).rejects.toMatchObject({ code: "23505" });
    expect(log.filter((entry) => entry !== "answer")).toEqual(["begin", "enter_scope", "insert", "rollback"]);
    expect(await inScope(db, trainer, people)).toEqual([{ name: "Ana" }]);
  });

  it("in its own code is rolled back", async () => {
    const failure = inSignInScope(db, async (scope) => {
      await register(scope, "code@exemplo.com.br");
      throw new Error("a defect");
    });
    await expect(failure).rejects.toThrow("a defect");
    expect(await registered("code@exemplo.com.br")).toBe(false);
  });

  it("is not taken for a success when its code overlooks the failed query", async () => {
    const overlooked = inSignInScope(db, async (scope) => {
      await register(scope, "overlooked@exemplo.com.br");
      await register(scope, "ana@exemplo.com.br").catch(() => {});
    });
    await expect(overlooked).rejects.toThrow("rolled back instead of committed");
    expect(await registered("overlooked@exemplo.com.br")).toBe(false);
  });

  it("because its connection ended says so, and the next one gets another connection", async () => {
    const pidOf = async (scope: { readonly tx: Kysely<Tables> }) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(scope.tx)).rows[0]?.pid;
    let ended: number | undefined;
    const failure = inScope(db, trainer, async (scope) => {
      ended = await pidOf(scope);
      await owner.query("select pg_terminate_backend($1, 5000)", [ended]);
      await people(scope);
    });
    await expect(failure).rejects.toThrow(/terminat|connection error/);
    expect(await inScope(db, trainer, pidOf)).not.toBe(ended);
  });
});
