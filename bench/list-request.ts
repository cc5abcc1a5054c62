import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { STUDENTS_PER_PAGE } from "#contract/students.ts";
import { startSession } from "#server/features/accounts/commands.ts";
import { listStudents } from "#server/features/students/queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { connect } from "#server/platform/database/connection.ts";
import { inScope, inSignInScope } from "#server/platform/database/scope.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { createPhotoStore } from "#server/platform/files/photos.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { TRAINER } from "./population.ts";

/** One page of active students by the commonest surname, as the screen asks for it. */
const SEARCH = { q: "silva", active: "true", page: 1, limit: STUDENTS_PER_PAGE } as const;
export const LIST_PATH = `/api/v1/students?q=${SEARCH.q}&active=${SEARCH.active}&page=${SEARCH.page}`;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements that fetch the page, as the product's own query module sends them; without those that open the scope. */
export async function captureStatements({ serverUrl }: PopulatedDatabase): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: serverUrl, max: 1 }) }),
    log: ({ query: { sql, parameters } }) => {
      statements.push({ sql, parameters });
    },
  });
  const photos = createPhotoStore(join(import.meta.dirname, "no-photos"), Buffer.alloc(32), systemClock);
  const actor = { role: "trainer", userId: TRAINER, trainerId: TRAINER } as const;
  const page = await inScope(db, actor, (scope) => listStudents(scope, SEARCH, { photos, clock: systemClock }));
  await db.destroy();
  if (page.users.length !== STUDENTS_PER_PAGE) throw new Error(`a page of ${page.users.length} is not a full one`);
  return statements.filter(({ sql }) => sql.includes('from "users"'));
}

/** A session of the trainer whose list it is. */
export async function signIn({ serverUrl }: PopulatedDatabase): Promise<string> {
  const db = connect(serverUrl, 1);
  try {
    return await inSignInScope(db, (scope) =>
      startSession(scope, TRAINER, { now: systemClock.now(), userAgent: "bench" }),
    );
  } finally {
    await db.destroy();
  }
}
