import { sql } from "kysely";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { hashPassword, isPassword } from "../credentials/passwords.ts";
import { inSignInScope } from "./scope.ts";

const { database } = await startTestApp();
const { db, owner } = database;

function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === count) resolve();
    return promise;
  };
}

it("two transactions that wait for each other both succeed: the one that PostgreSQL ends runs again", async () => {
  await owner.query(
    "insert into secret_tries (account, network, tried_at) values ('\\x01', '', now()), ('\\x02', '', now())",
  );
  const bothLocked = barrier(2);
  let runs = 0;
  const lock = (key: number) =>
    inSignInScope(db, async ({ tx }) => {
      runs += 1;
      const add = (account: number) =>
        tx
          .updateTable("secret_tries")
          .set(({ eb }) => ({ failures: eb("failures", "+", 1) }))
          .where("account", "=", Buffer.from([account]))
          .execute();
      await add(key);
      await bothLocked();
      await add(3 - key);
    });
  await Promise.all([lock(1), lock(2)]);
  const { rows } = await owner.query("select failures from secret_tries order by account");
  expect(rows).toEqual([{ failures: 2 }, { failures: 2 }]);
  expect(runs).toBeGreaterThan(2);
});

it("a transaction refuses argon2, which would hold its connection and its locks", async () => {
  await expect(inSignInScope(db, () => hashPassword("uma senha"))).rejects.toThrow("outside of transactions");
  await expect(inSignInScope(db, () => isPassword("uma senha", null))).rejects.toThrow("outside of transactions");
  expect(await isPassword("uma senha", await hashPassword("uma senha"))).toBe(true);
});

it("queries of one transaction that are asked at once travel together, and the first failure is the one that is thrown", async () => {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const answers = await inSignInScope(db, async ({ tx }) => {
    const before = asked.mock.calls.length;
    const ask = async (number: number) => {
      const { rows } = await sql<{ one: number }>`select ${number}::int as one`.execute(tx);
      return { one: rows[0]?.one, sent: asked.mock.calls.length - before };
    };
    await ask(0);
    return Promise.all([ask(1), ask(2), ask(3)]);
  });
  asked.mockRestore();
  expect(answers.map(({ one }) => one)).toEqual([1, 2, 3]);
  expect(new Set(answers.map(({ sent }) => sent)).size, "all were sent before the first answer").toBe(1);

  const failing = inSignInScope(db, ({ tx }) =>
    Promise.all([sql`select 1 / 0`.execute(tx), sql`select 1`.execute(tx), sql`select nothing`.execute(tx)]),
  );
  await expect(failing).rejects.toThrow("division by zero");
  expect(await inSignInScope(db, ({ tx }) => sql`select 1 as one`.execute(tx))).toMatchObject({ rows: [{ one: 1 }] });
});

it("what goes on beside a step that was refused finds its transaction ended", async () => {
  const ended = Promise.withResolvers<void>();
  const beside = Promise.withResolvers<unknown>();
  const refused = inSignInScope(db, ({ tx }) => {
    const goesOn = async () => {
      await sql`select 1`.execute(tx);
      await ended.promise;
      beside.resolve(await sql`select 1`.execute(tx).catch((error: unknown) => error));
    };
    return Promise.all([goesOn(), Promise.reject(new Error("refused"))]);
  });
  await expect(refused).rejects.toThrow("refused");
  ended.resolve();
  expect(String(await beside.promise)).toContain("already rolled back");
});
