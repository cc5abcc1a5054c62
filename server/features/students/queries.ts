import { sql } from "kysely";
import type { Student, StudentSummary } from "#contract/students.ts";
import { ageInYears, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { DAYS_FROM_MONDAY } from "#domain/students/registration.ts";
import type { Scope, SignInScope } from "../../platform/database/scope.ts";
import { everyWord } from "../../platform/database/search.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { listMacrocycles } from "../macrocycles/queries.ts";

type StudentReading = Pick<Dependencies, "photos" | "clock">;

export interface StudentSearch {
  readonly q?: string | undefined;
  readonly active?: "true" | "false" | undefined;
  readonly page: number;
  readonly limit: number;
}

type Wanted = Pick<StudentSearch, "q" | "active">;

/** The students whom a search finds: of the trainer, or for the administrator, who looks across tenants, of all. */
const matching = ({ tx, actor }: Scope, { q, active }: Wanted) =>
  tx
    .selectFrom("users")
    .where("role", "=", "student")
    .$if(actor.trainerId !== null, (query) => query.where("trainer_id", "=", actor.trainerId))
    .where(everyWord("search", q))
    .$if(active !== undefined, (query) => query.where("is_active", "=", active === "true"));

/** Everything that a card or a table row shows. */
const summaries = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.name", "users.email", "users.phone", "users.photo_key", "users.is_active"])
    .select(["students.birthdate", "students.gender", "students.student_type"])
    .select(["students.is_profile_changed", "students.is_changes_notified"])
    .select((eb) =>
      eb
        .selectFrom("evaluations")
        .whereRef("evaluations.trainer_id", "=", "students.trainer_id")
        .whereRef("evaluations.student_id", "=", "students.id")
        .select(({ fn }) => fn.max("evaluated_on").as("day"))
        .as("last_evaluation"),
    )
    // Whoever looks across tenants must see whose each student is.
    .$if(actor.role === "admin", (query) =>
      query
        .innerJoin("users as trainer", "trainer.id", "users.trainer_id")
        .select(["trainer.id as trainer_id", "trainer.name as trainer_name"]),
    );

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

/** One page in order of name; every word of `q` must be in the name or the e-mail, whatever its case or accents. */
export async function listStudents(scope: Scope, search: StudentSearch, dependencies: StudentReading) {
  const rows = await summaries(scope)
    .innerJoin(matchingPage(scope, search).as("page"), "page.id", "users.id")
    .select("page.total")
    .orderBy("users.search")
    .orderBy("users.id")
    .execute();
  // No row, no count: after the last page the first one tells it.
  const counted = rows.length === 0 && search.page > 1 ? await firstOf(scope, search) : rows[0];
  const total = counted?.total ?? 0;
  const isLast = search.page * search.limit >= total;
  return {
    users: rows.map(summariser(dependencies)),
    meta: { next_page: isLast ? null : search.page + 1, total_count: total },
  };
}

const firstOf = (scope: Scope, search: StudentSearch) => matchingPage(scope, { ...search, page: 1 }).executeTakeFirst();

/** Ids first, from the index alone; only what stands on the page is then fetched whole. */
function matchingPage(scope: Scope, { page, limit, ...wanted }: StudentSearch) {
  return matching(scope, wanted)
    .select(["id", sql<number>`count(*) over ()`.as("total")])
    .orderBy("search")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit);
}

/** One student with everything that the form and the student page need; undefined when this scope does not show them. */
export async function findStudent(
  scope: Scope,
  id: number,
  dependencies: StudentReading,
): Promise<Student | undefined> {
  const row = await summaries(scope)
    .select(["students.country", "students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis", "students.lock_version"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...summariser(dependencies)(row),
    email_secundario: row.country,
    contact_name: row.contact_name,
    contact_cellphone: row.contact_cellphone,
    personal_anamnesis: {
      ...row.personal_anamnesis,
      days_of_week: inWeekOrder(row.personal_anamnesis.days_of_week ?? []),
    },
    physiological_anamnesis: row.physiological_anamnesis,
    macrocycles: await listMacrocycles(scope, id),
    lock_version: row.lock_version,
  };
}

export async function findStudentSummary(scope: Scope, id: number, dependencies: StudentReading) {
  const row = await summaries(scope).where("users.id", "=", id).executeTakeFirst();
  return row && summariser(dependencies)(row);
}

/** A student's account as a change or removal finds it; locked, so that two at once each see what the other left. */
export const lockAccount = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .select(["name", "email", "phone", "photo_key", "is_active"])
    .select((eb) => eb("password_hash", "is not", null).$castTo<boolean>().as("has_password"))
    .where("id", "=", id)
    .where("role", "=", "student")
    .forUpdate()
    .executeTakeFirst();

/** So many rows of a spreadsheet at a time: writing them takes 15 ms, in which the server does nothing else. */
const ROWS_AT_A_TIME = 250;

interface Place {
  readonly search: string;
  readonly id: number;
}

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];

/**
 * The registrations that a search finds, in order of name, the next ones after a row. Each step reads in a transaction of its
 * own: whoever downloads slowly holds no connection.
 */
export const listRegistrations = (scope: Scope, search: Wanted, after?: Place) =>
  summaries(scope)
    .innerJoin(registrationsAfter(scope, search, after).as("page"), "page.id", "users.id")
    .select(["users.search", "users.created_at", "students.country"])
    .select(["students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis"])
    .orderBy("users.search")
    .orderBy("users.id")
    .execute();

/** As in `matchingPage`, ids first. A page begins after a row, not after so many: names may change between two pages. */
const registrationsAfter = (scope: Scope, wanted: Wanted, after: Place | undefined) =>
  matching(scope, wanted)
    .select("id")
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("search", "id"), ">", eb.tuple(after?.search ?? "", after?.id ?? 0))),
    )
    .orderBy("search")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);

const inWeekOrder = (days: readonly string[]) =>
  DAYS_FROM_MONDAY.map(({ key }) => key).filter((day) => days.includes(day));

/** The day is asked once for all rows: the time zone's calendar costs more than the rest of a row. */
function summariser({ photos, clock }: StudentReading): (row: SummaryRow) => StudentSummary {
  const today = todayInSaoPaulo(clock.now().getTime());
  return (row) => ({
    id: row.id,
    role_id: row.id,
    name: row.name,
    email: row.email,
    cellphone: row.phone,
    birthdate: row.birthdate,
    age: row.birthdate === null ? null : ageInYears(row.birthdate, today),
    gender: row.gender,
    student_type: row.student_type,
    is_active: row.is_active,
    photo_url: photos.linkTo(row.photo_key),
    last_training_date: null,
    last_evaluation: row.last_evaluation,
    is_profile_changed: row.is_profile_changed,
    is_changes_notified: row.is_changes_notified,
    subscription: null,
    ...(row.trainer_id && row.trainer_name && { personal: { id: row.trainer_id, fullname: row.trainer_name } }),
  });
}
