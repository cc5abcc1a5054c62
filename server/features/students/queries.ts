import { sql } from "kysely";
import { DAYS_OF_WEEK, type Student, type StudentSummary } from "#contract/students.ts";
import { ageInYears, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { everyWord } from "../../platform/database/search.ts";
import type { Parts } from "../../platform/parts.ts";
import { listMacrocycles } from "../cycles/queries.ts";

type Surroundings = Pick<Parts, "photos" | "clock">;

export interface StudentSearch {
  readonly q?: string | undefined;
  readonly active?: "true" | "false" | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Everything that a card or a table row shows. */
const summaries = ({ tx }: Scope) =>
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
    );

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

/** One page in order of name; every word of `q` must be in the name or the e-mail, whatever its case or accents. */
export async function listStudents(scope: Scope, search: StudentSearch, surroundings: Surroundings) {
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
    users: rows.map(summariser(surroundings)),
    meta: { next_page: isLast ? null : search.page + 1, total_count: total },
  };
}

const firstOf = (scope: Scope, search: StudentSearch) => matchingPage(scope, { ...search, page: 1 }).executeTakeFirst();

/** Ids first, from the index alone; only what stands on the page is then fetched whole. */
function matchingPage({ tx, actor }: Scope, { q, active, page, limit }: StudentSearch) {
  return tx
    .selectFrom("users")
    .where("trainer_id", "=", actor.trainerId)
    .where("role", "=", "student")
    .where((eb) => eb.and(everyWord("search", q)))
    .$if(active !== undefined, (query) => query.where("is_active", "=", active === "true"))
    .select(["id", sql<number>`count(*) over ()`.as("total")])
    .orderBy("search")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit);
}

/** One student with everything that the form and the student page need; undefined when this scope does not show them. */
export async function findStudent(scope: Scope, id: number, surroundings: Surroundings): Promise<Student | undefined> {
  const row = await summaries(scope)
    .select(["students.country", "students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...summariser(surroundings)(row),
    email_secundario: row.country,
    contact_name: row.contact_name,
    contact_cellphone: row.contact_cellphone,
    personal_anamnesis: {
      ...row.personal_anamnesis,
      days_of_week: inWeekOrder(row.personal_anamnesis.days_of_week ?? []),
    },
    physiological_anamnesis: row.physiological_anamnesis,
    macrocycles: await listMacrocycles(scope, id),
  };
}

export async function findStudentSummary(scope: Scope, id: number, surroundings: Surroundings) {
  const row = await summaries(scope).where("users.id", "=", id).executeTakeFirst();
  return row && summariser(surroundings)(row);
}

/** The photo that a change of photo leaves behind; locked, so that two changes at once each see the other's. */
export const lockPhotoKey = ({ tx }: Scope, id: number) =>
  tx
    .selectFrom("users")
    .select("photo_key")
    .where("id", "=", id)
    .where("role", "=", "student")
    .forUpdate()
    .executeTakeFirst();

const inWeekOrder = (days: readonly string[]) => DAYS_OF_WEEK.filter((day) => days.includes(day));

/** The day is asked once for all rows: the time zone's calendar costs more than the rest of a row. */
function summariser({ photos, clock }: Surroundings): (row: SummaryRow) => StudentSummary {
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
  });
}
