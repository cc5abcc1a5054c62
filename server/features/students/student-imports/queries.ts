import { sql } from "kysely";
import type { KeptStudent, StudentImport } from "#contract/students/student-imports.ts";
import { digitsOf } from "#domain/brazil.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";

const DAYS_TO_UNDO = 7;

const selectImports = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("student_imports")
    .where("trainer_id", "=", actor.trainerId)
    .select(["id", "file_name", "total", "invited", "finished_at", "undone_at", "removed_count"]);

type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>["executeTakeFirstOrThrow"]>>;

const toImport = ({ finished_at, undone_at, ...row }: ImportRow): StudentImport => ({
  ...row,
  imported_count: finished_at ? row.total : 0,
  finished_at: finished_at?.toISOString() ?? null,
  undone_at: undone_at?.toISOString() ?? null,
});

export async function findImport(scope: Scope, id: number): Promise<StudentImport | undefined> {
  const row = await selectImports(scope).where("id", "=", id).executeTakeFirst();
  return row && toImport(row);
}

export const lockImport = (scope: Scope, id: number) =>
  selectImports(scope).where("id", "=", id).forUpdate().executeTakeFirst();

export async function findLastImport(scope: Scope, now: Date): Promise<StudentImport | null> {
  const row = await selectImports(scope)
    .where("finished_at", ">", new Date(now.getTime() - DAYS_TO_UNDO * MS_PER_DAY))
    .where("undone_at", "is", null)
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

export async function countRows({ tx, actor }: Scope, importId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("student_import_rows")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("import_id", "=", importId)
    .executeTakeFirstOrThrow();
  return count;
}

export const listWaitingRows = ({ tx, actor }: Scope, importId: number) =>
  tx
    .selectFrom("student_import_rows")
    .select(["line", "draft"])
    .where("trainer_id", "=", actor.trainerId)
    .where("import_id", "=", importId)
    .where("draft", "is not", null)
    .orderBy("line")
    .execute();

/** Only registering finds the e-mails of other trainers' students. */
export async function listKnownEmails({ tx, actor }: Scope, emails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("users")
    .select("email")
    .where("trainer_id", "=", actor.trainerId)
    .where("role", "=", "student")
    .where(
      "email",
      "=",
      anyOf(
        emails.map((email) => email.trim().toLowerCase()),
        "text",
      ),
    )
    .execute();
  return rows.map(({ email }) => email);
}

export async function listKnownCellphones({ tx, actor }: Scope, cellphones: readonly string[]) {
  const digits = cellphones.map(digitsOf).filter((one) => one !== "");
  const rows = await tx
    .selectFrom("users")
    .select(({ fn, val }) => ["name", fn.coalesce("phone", val("")).as("cellphone")])
    .where("trainer_id", "=", actor.trainerId)
    .where("role", "=", "student")
    .where("phone", "=", anyOf(digits, "text"))
    .execute();
  return rows;
}

/** Any change of the registration changes the fingerprint. */
export const fingerprint = sql<string>`
  md5(jsonb_build_array(
    users.name, users.email, users.phone, users.photo_key, users.is_active,
    students.gender, students.birthdate, students.student_type, students.country,
    students.contact_name, students.contact_cellphone,
    students.personal_anamnesis, students.physiological_anamnesis
  )::text)`;

/** The students cannot change or be used meanwhile. */
export const lockImportedStudents = ({ tx, actor }: Scope, importId: number) =>
  tx
    .selectFrom("student_import_rows as row")
    .innerJoin("users", (join) =>
      join.onRef("users.trainer_id", "=", "row.trainer_id").onRef("users.id", "=", "row.student_id"),
    )
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "row.trainer_id").onRef("students.id", "=", "row.student_id"),
    )
    .select("users.id")
    .where("row.trainer_id", "=", actor.trainerId)
    .where("row.import_id", "=", importId)
    .orderBy("users.id")
    .forUpdate(["users", "students"])
    .execute();

type Fate = { readonly id: number; readonly name: string; readonly reason: KeptStudent["reason"] | null };

export const listFates = ({ tx, actor }: Scope, importId: number): Promise<Fate[]> =>
  tx
    .selectFrom("student_import_rows as row")
    .innerJoin("users", (join) =>
      join.onRef("users.trainer_id", "=", "row.trainer_id").onRef("users.id", "=", "row.student_id"),
    )
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "row.trainer_id").onRef("students.id", "=", "row.student_id"),
    )
    .select(["users.id", "users.name"])
    .select(
      sql<Fate["reason"]>`
        case
          when exists (
            select from macrocycles m where m.trainer_id = row.trainer_id and m.student_id = row.student_id
          ) then 'has_cycles'
          when exists (
            select from evaluations e where e.trainer_id = row.trainer_id and e.student_id = row.student_id
          ) then 'has_evaluations'
          when exists (
            select from training_executions e where e.trainer_id = row.trainer_id and e.student_id = row.student_id
          ) then 'has_executions'
          when exists (
            select from strength_test_changes c where c.trainer_id = row.trainer_id and c.student_id = row.student_id
          ) or exists (
            select from training_maxes m where m.trainer_id = row.trainer_id and m.student_id = row.student_id
          ) then 'has_strength_tests'
          when exists (
            select from student_plans p where p.trainer_id = row.trainer_id and p.student_id = row.student_id
          ) or exists (
            select from student_payments p where p.trainer_id = row.trainer_id and p.student_id = row.student_id
          ) then 'has_plan'
          when users.confirmed_at is not null or users.password_hash is not null or users.last_sign_in_at is not null
            then 'signed_in'
          when row.fingerprint is distinct from ${fingerprint} or exists (
            select from readiness_answers r where r.trainer_id = row.trainer_id and r.student_id = row.student_id
          ) or exists (
            select from appointments a where a.trainer_id = row.trainer_id and a.student_id = row.student_id
          ) or exists (
            select from readiness_documents d where d.trainer_id = row.trainer_id and d.student_id = row.student_id
          ) or exists (
            select from student_goals g where g.trainer_id = row.trainer_id and g.student_id = row.student_id
          ) then 'changed'
        end`.as("reason"),
    )
    .where("row.trainer_id", "=", actor.trainerId)
    .where("row.import_id", "=", importId)
    .orderBy("row.line")
    .execute();

export const keptStudents = (fates: readonly Fate[]): KeptStudent[] =>
  fates.flatMap(({ reason, ...student }) => (reason ? [{ ...student, reason }] : []));

export async function countOpenImports({ tx, actor }: TrainerScope): Promise<number> {
  const { total } = await tx
    .selectFrom("student_imports")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
