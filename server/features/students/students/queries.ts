import { type AliasedExpression, type RawBuilder, type Selectable, sql } from "kysely";
import type { ListedStudent, Student, StudentSummary } from "#contract/students/students.ts";
import { applyMask, CONTACT_PHONE_MASK, formatPhone, whatsAppDigits } from "#domain/brazil.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { DAYS_FROM_MONDAY } from "#domain/students/registration.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { holdsEvery, wordsOf } from "../../../tables/search.ts";
import type { Tables } from "../../../tables/tables.ts";
import { sumOfShares } from "../../../tables/training-share.ts";
import { listMacrocycles } from "../../planning/macrocycles/queries.ts";
import { findAppointment } from "../appointments/queries.ts";

type StudentReading = Pick<Dependencies, "photos" | "clock">;

export interface StudentSearch {
  readonly q?: string | undefined;
  readonly active?: "true" | "false" | undefined;
  readonly payment?: "late" | undefined;
  readonly personal_id?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

type StudentFilter = Pick<StudentSearch, "q" | "active" | "payment" | "personal_id">;

/** The administrator looks across tenants. */
interface SearchShape {
  readonly inTenant: boolean;
  readonly withTrainer: boolean;
  readonly bySearchTerms: boolean;
  readonly byStatus: boolean;
  readonly isLate: boolean;
}

interface SearchValues {
  readonly trainerId: number | null;
  readonly words: readonly string[];
  readonly isActive: boolean;
  readonly today: CalendarDate;
}

const searchOf = (
  { actor }: Scope,
  { q, active, payment, personal_id }: StudentFilter,
  today: CalendarDate,
): { values: SearchValues; shape: SearchShape } => {
  const words = wordsOf(q);
  const trainerId = actor.trainerId ?? personal_id ?? null;
  return {
    values: { trainerId, words, isActive: active === "true", today },
    shape: {
      inTenant: trainerId !== null,
      withTrainer: actor.role === "admin",
      bySearchTerms: words.length > 0,
      byStatus: active !== undefined,
      isLate: payment === "late",
    },
  };
};

const matching = (
  tx: Scope["tx"],
  value: ValueOf<SearchValues>,
  { inTenant, bySearchTerms, byStatus, isLate }: SearchShape,
) =>
  tx
    .selectFrom("users")
    .where("role", "=", "student")
    .$if(inTenant, (query) => query.where("trainer_id", "=", value("trainerId")))
    .$if(bySearchTerms, (query) => query.where(holdsEvery("search", value("words"))))
    .$if(byStatus, (query) => query.where("is_active", "=", value("isActive")))
    .$if(isLate, (query) => query.where(owesBefore(value("today"))));

const owesBefore = (today: RawBuilder<CalendarDate>) => sql<boolean>`exists (
  select from student_charges charge
   where charge.trainer_id = users.trainer_id and charge.student_id = users.id and charge.is_open and charge.due_on < ${today})`;

const ONE = sql.lit(1);

/** All of them stand in `users_of_a_trainer_by_name`. */
const ACCOUNT = ["trainer_id", "id", "name", "email", "phone", "photo_key", "is_active", "search"] as const;
type Accounts = AliasedExpression<Pick<Selectable<Tables["users"]>, (typeof ACCOUNT)[number]>, "users">;

const allAccounts = (tx: Scope["tx"]): Accounts => tx.selectFrom("users").select(ACCOUNT).as("users");

/** The plan is the one that runs today, or the next one to start. */
const summaries = (
  tx: Scope["tx"],
  accounts: Accounts,
  today: RawBuilder<string>,
  { withTrainer }: Pick<SearchShape, "withTrainer">,
) =>
  tx
    .selectFrom(accounts)
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.id", "users.name", "users.email", "users.phone", "users.photo_key", "users.is_active"])
    .select(["students.birthdate", "students.gender", "students.student_type", "students.country"])
    .select(["students.is_profile_changed", "students.is_changes_notified", "students.awaits_approval_since"])
    .select((eb) => [
      eb
        .selectFrom("evaluations")
        .whereRef("evaluations.trainer_id", "=", "students.trainer_id")
        .whereRef("evaluations.student_id", "=", "students.id")
        .select(({ fn }) => fn.max("evaluated_on").as("day"))
        .as("last_evaluation"),
      eb
        .selectFrom("training_executions")
        .whereRef("training_executions.trainer_id", "=", "students.trainer_id")
        .whereRef("training_executions.student_id", "=", "students.id")
        .where("is_trained", "=", true)
        .select(({ fn }) => fn.max("day").as("day"))
        .as("last_training"),
      eb
        .selectFrom("student_plans")
        .whereRef("student_plans.trainer_id", "=", "students.trainer_id")
        .whereRef("student_plans.student_id", "=", "students.id")
        .where((plan) => plan.or([plan("ends_on", "is", null), plan("ends_on", ">", today)]))
        .select("student_plans.name")
        .orderBy("starts_on")
        .limit(ONE)
        .as("plan_name"),
    ])
    .$if(withTrainer, (query) =>
      query
        .innerJoin("users as trainer", "trainer.id", "users.trainer_id")
        .select(["trainer.id as trainer_id", "trainer.name as trainer_name"]),
    );

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>["executeTakeFirstOrThrow"]>>;

const ofScope = ({ tx, actor }: Scope, { clock }: Pick<Dependencies, "clock">) =>
  summaries(tx, allAccounts(tx), sql<string>`${todayInSaoPaulo(clock.now().getTime())}::date`, {
    withTrainer: actor.role === "admin",
  });

/** Every word of `q` must be in the name or the e-mail, ignoring case and accents. */
export async function listStudents(scope: Scope, search: StudentSearch, dependencies: StudentReading) {
  const today = todayInSaoPaulo(dependencies.clock.now().getTime());
  const { values, shape } = searchOf(scope, search, today);
  const page = {
    ...values,
    sunday: weekOf(today).from,
    limit: search.limit,
    offset: (search.page - 1) * search.limit,
  };
  const rows = await summaryPage(scope, page, shape);
  // No row, no count: after the last page the first one tells it.
  const [counted] =
    rows.length === 0 && search.page > 1 ? await matchingPage(scope, { ...page, offset: 0 }, shape) : rows;
  const total = counted?.total ?? 0;
  const summarise = summariser(dependencies);
  return {
    users: rows.map((row) => ({
      ...summarise(row),
      current_mesocycle: currentMesocycle(row),
      trainings_this_week: row.trainings_this_week,
      is_payment_late: row.is_payment_late,
    })),
    meta: listMeta(search, total),
  };
}

interface PageValues extends SearchValues {
  readonly sunday: string;
  readonly limit: number;
  readonly offset: number;
}

const TOTAL = sql<number>`count(*) over ()`.as("total");

const idsOfPage = (tx: Scope["tx"], value: ValueOf<PageValues>, shape: SearchShape) =>
  matching(tx, value, shape)
    .select("id")
    .select(TOTAL)
    .orderBy("search")
    .orderBy("id")
    .limit(value("limit"))
    .offset(value("offset"));

const matchingPage = compileOnce(idsOfPage);

/** Across tenants ids come first, because PostgreSQL keeps all that it counts. */
const accountsOfPage = (tx: Scope["tx"], value: ValueOf<PageValues>, shape: SearchShape): Accounts =>
  shape.inTenant
    ? idsOfPage(tx, value, shape).clearSelect().select(ACCOUNT).select(TOTAL).as("users")
    : tx
        .selectFrom(idsOfPage(tx, value, shape).as("page"))
        .innerJoinLateral(
          (eb) => eb.selectFrom("users").select(ACCOUNT).whereRef("users.id", "=", "page.id").as("account"),
          (join) => join.onTrue(),
        )
        .selectAll("account")
        .select("page.total")
        .as("users");

const summaryPage = compileOnce((tx, value: ValueOf<PageValues>, shape: SearchShape) =>
  summaries(tx, accountsOfPage(tx, value, shape), value("today"), shape)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .whereRef("mesocycles.trainer_id", "=", "students.trainer_id")
          .whereRef("mesocycles.student_id", "=", "students.id")
          .where("start_date", "<=", value("today"))
          .where("end_date", ">=", value("today"))
          .select(["macrocycle_id", "id as mesocycle_id", "name as mesocycle_name", "end_date as mesocycle_end"])
          .orderBy("start_date", "desc")
          .limit(ONE)
          .as("running"),
      (join) => join.onTrue(),
    )
    .select(sql.ref<number>("users.total").as("total"))
    .select(["running.macrocycle_id", "running.mesocycle_id", "running.mesocycle_name", "running.mesocycle_end"])
    .select((eb) => [
      eb
        .selectFrom("microcycles")
        .whereRef("microcycles.trainer_id", "=", "students.trainer_id")
        .whereRef("microcycles.mesocycle_id", "=", "running.mesocycle_id")
        .where("microcycles.start_date", "<=", value("today"))
        .where("microcycles.end_date", ">=", value("today"))
        .select("microcycles.id")
        .limit(ONE)
        .as("microcycle_id"),
      eb
        .selectFrom("training_executions")
        .whereRef("training_executions.trainer_id", "=", "students.trainer_id")
        .whereRef("training_executions.student_id", "=", "students.id")
        .where("is_trained", "=", true)
        .where("day", ">=", value("sunday"))
        .where("day", "<=", value("today"))
        .select(sumOfShares.as("count"))
        .$asScalar()
        .$notNull()
        .as("trainings_this_week"),
    ])
    .select([HAS_TRAINING.as("has_training"), owesBefore(value("today")).as("is_payment_late")])
    .orderBy("users.search")
    .orderBy("users.id"),
);

const HAS_TRAINING = sql<boolean>`exists (
  select from trainings where trainings.trainer_id = students.trainer_id and trainings.mesocycle_id = running.mesocycle_id)`;

type PageRow = Awaited<ReturnType<typeof summaryPage>>[number];

const currentMesocycle = ({
  macrocycle_id,
  mesocycle_id,
  microcycle_id,
  mesocycle_name,
  mesocycle_end,
  has_training,
}: PageRow): ListedStudent["current_mesocycle"] =>
  macrocycle_id === null || mesocycle_id === null || mesocycle_name === null || mesocycle_end === null
    ? null
    : { macrocycle_id, mesocycle_id, microcycle_id, name: mesocycle_name, end_date: mesocycle_end, has_training };

export async function findStudent(
  scope: Scope,
  id: number,
  dependencies: StudentReading,
): Promise<Student | undefined> {
  const row = await ofScope(scope, dependencies)
    .select(["students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis", "students.lock_version"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...summariser(dependencies)(row),
    email_secundario: row.country,
    contact_name: row.contact_name,
    contact_cellphone: row.contact_cellphone && applyMask(CONTACT_PHONE_MASK, row.contact_cellphone),
    personal_anamnesis: {
      ...row.personal_anamnesis,
      days_of_week: inWeekOrder(row.personal_anamnesis.days_of_week ?? []),
    },
    physiological_anamnesis: row.physiological_anamnesis,
    macrocycles: await listMacrocycles(scope, id),
    appointment: await findAppointment(scope, id),
    lock_version: row.lock_version,
  };
}

export async function findStudentSummary(scope: Scope, id: number, dependencies: StudentReading) {
  const row = await ofScope(scope, dependencies).where("users.id", "=", id).executeTakeFirst();
  return row && summariser(dependencies)(row);
}

export const findStudentEmail = async ({ tx }: Scope, id: number): Promise<string | undefined> =>
  (await tx.selectFrom("users").select("email").where("id", "=", id).where("role", "=", "student").executeTakeFirst())
    ?.email;

/** The lock lets the second of two changes see the first. */
export const lockStudentAccount = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .select(["name", "email", "phone", "photo_key", "is_active"])
    .select((eb) => eb("password_hash", "is not", null).$castTo<boolean>().as("has_password"))
    .select(({ selectFrom }) =>
      selectFrom("students").whereRef("students.id", "=", "users.id").select("awaits_approval_since").as("waits_since"),
    )
    .where("id", "=", id)
    .where("role", "=", "student")
    .forUpdate()
    .executeTakeFirst();

/** Writing this number of rows takes 15 ms, in which the server does nothing else. */
const ROWS_AT_A_TIME = 250;

interface LastRow {
  readonly search: string;
  readonly id: number;
}

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];

/** Each step reads in its own transaction, so that a slow download holds no connection. */
export function listRegistrations(scope: Scope, search: StudentFilter, today: CalendarDate, after?: LastRow) {
  const { values, shape } = searchOf(scope, search, today);
  const place = { afterSearch: after?.search ?? "", afterId: after?.id ?? 0 };
  return registrations(scope, { ...values, ...place }, { ...shape, isContinued: after !== undefined });
}

interface RegistrationValues extends SearchValues {
  readonly afterSearch: string;
  readonly afterId: number;
}

interface RegistrationShape extends SearchShape {
  readonly isContinued: boolean;
}

/** A step begins after a row, not after a number of rows: names may change meanwhile. */
const idsOfStep = (tx: Scope["tx"], value: ValueOf<RegistrationValues>, shape: RegistrationShape) =>
  matching(tx, value, shape)
    .select(["id", "created_at"])
    .$if(shape.isContinued, (query) =>
      query.where((eb) => eb(eb.refTuple("search", "id"), ">", eb.tuple(value("afterSearch"), value("afterId")))),
    )
    .orderBy("search")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);

const registrations = compileOnce((tx, value: ValueOf<RegistrationValues>, shape: RegistrationShape) =>
  summaries(tx, allAccounts(tx), value("today"), shape)
    .innerJoin(idsOfStep(tx, value, shape).as("page"), "page.id", "users.id")
    .select(["users.search", "page.created_at"])
    .select(["students.contact_name", "students.contact_cellphone"])
    .select(["students.personal_anamnesis", "students.physiological_anamnesis"])
    .orderBy("users.search")
    .orderBy("users.id"),
);

const inWeekOrder = (days: readonly string[]) =>
  DAYS_FROM_MONDAY.map(({ key }) => key).filter((day) => days.includes(day));

/** The time zone's calendar costs more than the rest of a row, so the day is computed once. */
function summariser({ photos, clock }: StudentReading): (row: SummaryRow) => StudentSummary {
  const today = todayInSaoPaulo(clock.now().getTime());
  return (row) => ({
    id: row.id,
    role_id: row.id,
    name: row.name,
    email: row.email,
    cellphone: row.phone && formatPhone(row.country, row.phone),
    whatsapp: row.phone && whatsAppDigits(row.country, row.phone),
    birthdate: row.birthdate,
    age: row.birthdate === null ? null : ageInYears(row.birthdate, today),
    gender: row.gender,
    student_type: row.student_type,
    is_active: row.is_active,
    awaits_approval: row.awaits_approval_since !== null,
    photo_url: photos.linkTo(row.photo_key),
    last_training_date: row.last_training,
    last_evaluation: row.last_evaluation,
    is_profile_changed: row.is_profile_changed,
    is_changes_notified: row.is_changes_notified,
    subscription: row.plan_name === null ? null : { subscription_plan: { name: row.plan_name } },
    ...(row.trainer_id && row.trainer_name && { personal: { id: row.trainer_id, fullname: row.trainer_name } }),
  });
}

/** Inactive students count too. */
export async function countStudents({ tx, actor }: TrainerScope): Promise<number> {
  const { total } = await tx
    .selectFrom("students")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
