import { type Expression, sql } from "kysely";
import type { ImportedStudent } from "#contract/assessment/evaluation-imports.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";

const DAYS_TO_UNDO = 7;

const selectStudents = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.name", "users.email", "students.gender", "students.birthdate"])
    .select((eb) =>
      eb
        .selectFrom("evaluations")
        .whereRef("evaluations.trainer_id", "=", "students.trainer_id")
        .whereRef("evaluations.student_id", "=", "students.id")
        .select(sql<string[]>`coalesce(array_agg(distinct evaluated_on::text), '{}')`.as("days"))
        .as("evaluated_on"),
    )
    .where("users.trainer_id", "=", actor.trainerId)
    .where("users.role", "=", "student")
    .orderBy("users.id");

type StudentRow = Awaited<ReturnType<ReturnType<typeof selectStudents>["executeTakeFirstOrThrow"]>>;

const toStudent = ({ evaluated_on, ...student }: StudentRow): ImportedStudent => ({
  ...student,
  evaluated_on: evaluated_on ?? [],
});

interface Sought {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly ids: readonly number[];
}

const spelled = (name: Expression<unknown>) => sql`regexp_replace(folded(${name}), '[^a-z0-9]+', ' ', 'g')`;

export async function listSoughtStudents(
  scope: TrainerScope,
  { names, emails, ids }: Sought,
): Promise<ImportedStudent[]> {
  const lowered = emails.map((email) => email.trim().toLowerCase());
  const trimmed = names.map((name) => name.trim());
  const rows = await selectStudents(scope)
    .where(({ eb, or }) =>
      or([
        eb("users.id", "=", anyOf(ids, "bigint")),
        eb("users.email", "=", anyOf(lowered, "text")),
        sql<boolean>`${spelled(sql.ref("users.name"))} = any (array(select ${spelled(sql.ref("name"))} from unnest(${trimmed}::text[]) as name))`,
      ]),
    )
    .execute();
  return rows.map(toStudent);
}

export async function listStudentsById(scope: TrainerScope, ids: readonly number[]): Promise<ImportedStudent[]> {
  const rows = await selectStudents(scope).where("users.id", "=", anyOf(ids, "bigint")).execute();
  return rows.map(toStudent);
}

export const listImportedEvaluations = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("evaluations")
    .innerJoin("users", (join) =>
      join.onRef("users.trainer_id", "=", "evaluations.trainer_id").onRef("users.id", "=", "evaluations.student_id"),
    )
    .select(["evaluations.student_id", "evaluations.evaluated_on", "users.name"])
    .where("evaluations.trainer_id", "=", actor.trainerId)
    .where("evaluations.import_key", "=", key)
    .orderBy("users.name")
    .orderBy("evaluations.student_id")
    .execute();

export async function findLastImport({ tx, actor }: TrainerScope, now: Date) {
  const row = await tx
    .selectFrom("evaluations")
    .select(({ fn }) => ["import_key", "imported_at", fn.countAll<number>().as("imported_count")])
    .where("trainer_id", "=", actor.trainerId)
    .where("imported_at", ">", new Date(now.getTime() - DAYS_TO_UNDO * MS_PER_DAY))
    .groupBy(["import_key", "imported_at"])
    .orderBy("imported_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row?.import_key || !row.imported_at) return null;
  return { key: row.import_key, imported_count: row.imported_count, imported_at: row.imported_at.toISOString() };
}
