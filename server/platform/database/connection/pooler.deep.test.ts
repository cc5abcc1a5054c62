import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../../testing/database/database.ts";
import { pgbouncerVersion, startPgbouncer } from "../../../testing/services/pgbouncer.ts";
import { StartFailure } from "../../start-failure.ts";
import { actAsTrainer, inScope } from "../scope.ts";
import { inAccountOf } from "./address.ts";
import { connect } from "./connection.ts";
import { refuseUnusablePooler } from "./external-server.ts";

const database = await createDatabase();
const { ownerUrl, serverUrl } = database;
afterAll(() => database.drop());

const version = pgbouncerVersion();
const knowsStatements = version >= 21;
const answers = (url: string) =>
  expect.poll(() => connectOnce(url).catch(() => "away"), { timeout: 10_000 }).toBe("answered");

async function connectOnce(url: string): Promise<string> {
  const db = connect(url, { connections: 1 });
  await sql`select 1`.execute(db).finally(() => db.destroy());
  return "answered";
}

const aPooler = async (settings: Readonly<Record<string, string | number>>): Promise<string> => {
  const url = inAccountOf(serverUrl, await startPgbouncer(serverUrl, ownerUrl, settings));
  await answers(url);
  return url;
};

describe("a PgBouncer that changes connections with each transaction", () => {
  it("is refused in a sentence when it mixes prepared statements", async () => {
    const url = await aPooler(knowsStatements ? { max_prepared_statements: 0 } : {});
    const attempt = refuseUnusablePooler(url);
    await expect(attempt).rejects.toThrow(StartFailure);
    await expect(attempt).rejects.toThrow(/^DATABASE_POOLER_URL: .*PgBouncer 1\.21 .*max_prepared_statements = 300/);
  });

  it("is taken in session mode", async () => {
    await expect(refuseUnusablePooler(await aPooler({ pool_mode: "session" }))).resolves.toBeUndefined();
  });

  it.runIf(knowsStatements)(
    "of 1.21 or later serves many requests at once by few connections, each its own",
    async () => {
      const url = await aPooler({ max_prepared_statements: 300 });
      await expect(refuseUnusablePooler(url)).resolves.toBeUndefined();
      const db = connect(url);
      const seen = (id: number) =>
        inScope(db, actAsTrainer(id, "demonstration"), async ({ tx }) => {
          const { rows } = await sql<{
            sent: number;
            actor: number;
          }>`select ${id}::int as sent, actor_id() as actor`.execute(tx);
          return rows[0];
        });
      const ids = Array.from({ length: 400 }, (_, index) => index + 1);
      expect(await Promise.all(ids.map(seen))).toEqual(ids.map((id) => ({ sent: id, actor: id })));
      const { rows } = await database.owner.query(
        "select from pg_stat_activity where usename = 'prumo_server' and datname = current_database()",
      );
      expect(rows.length).toBeLessThanOrEqual(3);
      await db.destroy();
    },
  );
});
