import { sql } from "kysely";
import type { KeptStudent } from "#contract/students/student-imports.ts";
import { StudentDraft } from "#contract/students/students.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import { inviteStudents } from "../../people/accounts/commands.ts";
import { recordEvent } from "../../people/audit/commands.ts";
import { registerStudents } from "../students/commands.ts";
import { countStudents } from "../students/queries/find.ts";
import {
  countOpenImports,
  countRows,
  fingerprint,
  keptStudents,
  listFates,
  listWaitingRows,
  lockImport,
  lockImportedStudents,
} from "./queries.ts";
import { type RefusedLine, repeatedEmails, takenEmail } from "./rules.ts";

/** The rows are personal data without a use. */
const ABANDONED_MS = MS_PER_DAY;

interface Beginning {
  readonly key: string;
  readonly fileName: string;
  readonly total: number;
  readonly now: Date;
}

export async function forgetAbandonedImports({ tx }: SignInScope, now: Date): Promise<void> {
  await sql`select forget_abandoned_imports(${new Date(now.getTime() - ABANDONED_MS)})`.execute(tx);
}

/** The same key again is the same import. The caller must roll "quota_reached" back. */
export async function beginImport(
  scope: TrainerScope,
  { key, fileName, total, now }: Beginning,
  quota: Quota,
): Promise<{ readonly outcome: "begun"; readonly id: number } | QuotaReached> {
  const { tx, actor } = scope;
  await oneAtATime(scope, "student imports");
  const inserted = await tx
    .insertInto("student_imports")
    .values({ trainer_id: actor.trainerId, key, file_name: fileName, total, started_at: now })
    .onConflict((conflict) => conflict.columns(["trainer_id", "key"]).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows && (await countOpenImports(scope)) > quota.max) return quotaReached(quota);
  const { id } = await tx
    .selectFrom("student_imports")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { outcome: "begun", id };
}

interface ImportedRow {
  readonly line: number;
  readonly student: StudentDraft;
}

type KeptRows = Outcome<"kept" | "not_found" | "too_many">;

/** Rows that come after the end are not needed. The caller must roll "too_many" back. */
export async function keepRows(scope: TrainerScope, importId: number, rows: readonly ImportedRow[]): Promise<KeptRows> {
  const { tx, actor } = scope;
  const found = await lockImport(scope, importId);
  if (!found) return { outcome: "not_found" };
  if (found.finished_at) return { outcome: "kept" };
  const byLine = new Map(rows.map(({ line, student }) => [line, student]));
  await tx
    .insertInto("student_import_rows")
    .values(
      [...byLine].map(([line, student]) => ({
        trainer_id: actor.trainerId,
        import_id: importId,
        line,
        draft: JSON.stringify(student),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "import_id", "line"])
        .doUpdateSet(({ ref }) => ({ draft: ref("excluded.draft") })),
    )
    .execute();
  return { outcome: (await countRows(scope, importId)) > found.total ? "too_many" : "kept" };
}

type Finished =
  | Outcome<"finished" | "not_found" | "incomplete">
  | QuotaReached
  | { readonly outcome: "refused"; readonly lines: readonly RefusedLine[] };

/** The caller must roll back every other outcome than "finished", because rows may be written. */
export async function finishImport(
  scope: TrainerScope,
  importId: number,
  { invite, now, quota }: { readonly invite: boolean; readonly now: Date; readonly quota: Quota },
): Promise<Finished> {
  const { tx, actor } = scope;
  const found = await lockImport(scope, importId);
  if (!found) return { outcome: "not_found" };
  if (found.finished_at) return { outcome: "finished" };

  const waiting = await listWaitingRows(scope, importId);
  if (waiting.length !== found.total) return { outcome: "incomplete" };
  await oneAtATime(scope, "students");
  if ((await countStudents(scope)) + waiting.length > quota.max) return quotaReached(quota);
  const rows = waiting.map(({ line, draft }) => ({ line, student: StudentDraft.parse(draft) }));
  const repeated = repeatedEmails(rows.map(({ line, student }) => ({ line, email: student.email })));
  if (repeated.length > 0) return { outcome: "refused", lines: repeated };

  const ids = await registerStudents(
    scope,
    rows.map(({ student }) => student),
  );
  const takenRows = rows.filter(({ student }) => !ids.has(student.email));
  if (takenRows.length > 0) return { outcome: "refused", lines: takenRows.map(takenEmail) };

  const made = rows.map(({ line, student: { name, email } }) => ({ line, id: ids.get(email) ?? 0, name, email }));
  await rememberStudents(scope, importId, made);
  await recordEvent(scope, { userId: made.map(({ id }) => id), action: "account_created", actorId: actor.userId });
  if (invite)
    await inviteStudents(
      scope,
      made.map(({ id }) => id),
    );
  await tx
    .updateTable("student_imports")
    .set({ finished_at: now, invited: invite })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", importId)
    .execute();
  return { outcome: "finished" };
}

/** The ids are listed, because the planner has no statistics of rows this new. */
async function rememberStudents(
  { tx, actor }: TrainerScope,
  importId: number,
  made: readonly { readonly line: number; readonly id: number }[],
): Promise<void> {
  const lines = made.map(({ line }) => line);
  const ids = made.map(({ id }) => id);
  await tx
    .updateTable("student_import_rows as row")
    .from(sql<{ line: number; id: number }>`unnest(${lines}::int[], ${ids}::bigint[])`.as<"made">(sql`made(line, id)`))
    .innerJoin("users", "users.id", "made.id")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .set({ student_id: sql.ref("made.id"), draft: null, fingerprint })
    .whereRef("row.line", "=", "made.line")
    .where("row.trainer_id", "=", actor.trainerId)
    .where("row.import_id", "=", importId)
    .execute();
}

type Undone = { readonly outcome: "undone"; readonly kept: readonly KeptStudent[] } | Outcome<"not_found">;

export async function undoImport(scope: TrainerScope, importId: number, now: Date): Promise<Undone> {
  const { tx, actor } = scope;
  const found = await lockImport(scope, importId);
  if (!found?.finished_at) return { outcome: "not_found" };
  // A statement of its own shows the next one what others were saving.
  await lockImportedStudents(scope, importId);
  const fates = await listFates(scope, importId);
  const students = keptStudents(fates);
  if (found.undone_at) return { outcome: "undone", kept: students };

  const removable = fates.filter(({ reason }) => reason === null).map(({ id }) => id);
  await recordEvent(scope, { userId: removable, action: "erased", actorId: actor.userId });
  const removed = await tx
    .deleteFrom("users")
    .where("trainer_id", "=", actor.trainerId)
    .where("role", "=", "student")
    .where("id", "=", anyOf(removable, "bigint"))
    .executeTakeFirst();
  await tx
    .updateTable("student_imports")
    .set({ undone_at: now, removed_count: Number(removed.numDeletedRows) })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", importId)
    .execute();
  return { outcome: "undone", kept: students };
}
