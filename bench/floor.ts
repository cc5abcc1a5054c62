import { Kysely } from "kysely";
import pg from "pg";
import { PipeliningDialect } from "#server/platform/database/connection/driver.ts";
import { type Actor, actAsTrainer, inScope, type Scope } from "#server/platform/database/scope.ts";
import type { Tables } from "#server/tables/tables.ts";
import { type Server, startServer } from "./child.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { TRAINER } from "./population.ts";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const MEASURED_TRAINER: Actor = actAsTrainer(TRAINER, "demonstration");

/** Records the statements that the product sends for a read or a change by the measured trainer or by another actor, without those that open the scope. */
export async function captureStatements(
  { serverUrl }: PopulatedDatabase,
  work: (scope: Scope) => Promise<unknown>,
  actor: Actor = MEASURED_TRAINER,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PipeliningDialect(new pg.Pool({ connectionString: serverUrl, max: 1, pipeline: true })),
    log: ({ query: { sql, parameters } }) => {
      statements.push({ sql, parameters });
    },
  });
  await inScope(db, actor, work);
  await db.destroy();
  return statements.filter(({ sql }) => /^\s*(select[^;]* from |insert|update|delete|with)/s.test(sql));
}

export async function withFloorServer<T>(
  { ownerUrl }: PopulatedDatabase,
  { address, statements }: { readonly address: string; readonly statements: readonly Statement[] },
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const env = { DATABASE_URL: ownerUrl, ADDRESS: address, STATEMENTS: JSON.stringify(statements) };
  const server = await startServer("bench/floor-server.ts", { env, ready: "/ready" });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
