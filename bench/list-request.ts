import { join } from "node:path";
import { STUDENTS_PER_PAGE } from "#contract/students/students.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { startSession } from "#server/features/people/accounts/commands.ts";
import { listStudents } from "#server/features/students/students/queries/list.ts";
import { systemClock } from "#server/platform/clock.ts";
import { connect } from "#server/platform/database/connection/connection.ts";
import { inSignInScope, type Scope } from "#server/platform/database/scope.ts";
import { createPhotoStore } from "#server/platform/files/photos.ts";
import { openFolder, shareStorage } from "#server/platform/files/storage.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { TRAINER } from "./population.ts";

/** One page of active students by the most common surname, as the screen requests it. */
const SEARCH = { q: "silva", active: "true", page: 1, limit: STUDENTS_PER_PAGE } as const;
export const LIST_PATH = `/api/v1/students?q=${SEARCH.q}&active=${SEARCH.active}&page=${SEARCH.page}`;

export async function readPage(scope: Scope): Promise<void> {
  const disk = openFolder(join(import.meta.dirname, "no-photos"));
  const photos = createPhotoStore(
    shareStorage(disk, { secrets: [Buffer.alloc(32)], clock: systemClock, log: console }),
  );
  const page = await listStudents(scope, SEARCH, { photos, clock: systemClock });
  if (page.users.length !== STUDENTS_PER_PAGE) throw new Error(`a page of ${page.users.length} is not a full one`);
}

export async function signIn({ serverUrl }: PopulatedDatabase, userId: number = TRAINER): Promise<string> {
  const db = connect(serverUrl, { connections: 1 });
  try {
    return await inSignInScope(db, (scope) =>
      startSession(scope, userId, { now: systemClock.now(), userAgent: "bench", idleMs: MS_PER_DAY }),
    );
  } finally {
    await db.destroy();
  }
}
