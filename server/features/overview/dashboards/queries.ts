import { sql } from "kysely";
import type { MasterDashboard, PersonalDashboard } from "#contract/overview/dashboards.ts";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import type { InvoiceState } from "#domain/billing/invoice-states.ts";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { codesOf } from "#domain/text/labels.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import { sumOfShares } from "../../../tables/training-share.ts";
import type { DashboardLine, IncomePart } from "./rules.ts";

type Photos = Dependencies["photos"];

const startOf = (day: CalendarDate) => sql<Date>`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`;

const CENTS = sql<number>`coalesce(sum(value_cents), 0)::float8`;

/** Row-level security hides the number of rows from the planner, so a group by method would sort them all. */
const centsBy = (methods: readonly string[]) =>
  methods.map((method) =>
    sql<number>`coalesce(sum(value_cents) filter (where method = ${method}), 0)::float8`.as(method),
  );

type Line = Pick<DashboardLine, "dates" | "period">;

const pointsOf = ({ dates, period }: Line) =>
  sql<{ first: CalendarDate; after: CalendarDate; place: number }>`
    unnest(${dates}::date[], ${[...dates.slice(1), addDays(period.end, 1)]}::date[]) with ordinality
  `.as<"point">(sql`point(first, after, place)`);

const partsOf = (rows: readonly Readonly<Record<string, number>>[], methods: readonly string[]): IncomePart[] =>
  rows.flatMap(({ place = 0, ...cents }) =>
    methods.flatMap((method) => (cents[method] ? [{ point: place, method, cents: cents[method] }] : [])),
  );

/** In the text of a statement, because the general plan of one with parameters does not enter an index of such payments alone. */
const PAID = sql.lit<"paid">("paid");
const RECEIVED = sql.lit<"received">("received");

const PLATFORM_METHODS = codesOf(PAYMENT_METHODS);

export async function listPlatformIncome({ tx }: Scope, line: Line): Promise<IncomePart[]> {
  const rows = await tx
    .selectFrom(pointsOf(line))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("payments")
          .select(centsBy(PLATFORM_METHODS))
          .where("status", "=", PAID)
          .where("paid_at", ">=", sql<Date>`point.first::timestamp at time zone 'America/Sao_Paulo'`)
          .where("paid_at", "<", sql<Date>`point.after::timestamp at time zone 'America/Sao_Paulo'`)
          .as("received"),
      (join) => join.onTrue(),
    )
    .select("place")
    .selectAll("received")
    .execute();
  return partsOf(rows, PLATFORM_METHODS);
}

export const sumPlatformIncome = async (scope: Scope, period: IncomePeriod | undefined): Promise<number> =>
  period === undefined
    ? 0
    : (await paidPayments(scope, period).select(CENTS.as("cents")).executeTakeFirstOrThrow()).cents;

export const paidPayments = ({ tx }: Scope, { start, end }: IncomePeriod) =>
  tx
    .selectFrom("payments")
    .where("payments.status", "=", PAID)
    .where("payments.paid_at", ">=", startOf(start))
    .where("payments.paid_at", "<", startOf(addDays(end, 1)));

const TRAINER_METHODS = codesOf(STUDENT_PAYMENT_METHODS);

/** Counter-entries are below zero. */
export async function listTrainerIncome({ tx, actor }: TrainerScope, line: Line): Promise<IncomePart[]> {
  const rows = await tx
    .selectFrom(pointsOf(line))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("student_payments")
          .select(centsBy(TRAINER_METHODS))
          .where("trainer_id", "=", actor.trainerId)
          .where("state", "=", RECEIVED)
          .whereRef("received_on", ">=", "point.first")
          .whereRef("received_on", "<", "point.after")
          .as("received"),
      (join) => join.onTrue(),
    )
    .select("place")
    .selectAll("received")
    .execute();
  return partsOf(rows, TRAINER_METHODS);
}

export const sumTrainerIncome = async (scope: TrainerScope, period: IncomePeriod | undefined): Promise<number> =>
  period === undefined
    ? 0
    : (await receivedPayments(scope, period).select(CENTS.as("cents")).executeTakeFirstOrThrow()).cents;

export const receivedPayments = ({ tx, actor }: TrainerScope, { start, end }: IncomePeriod) =>
  tx
    .selectFrom("student_payments")
    .where("student_payments.trainer_id", "=", actor.trainerId)
    .where("state", "=", RECEIVED)
    .where("received_on", ">=", start)
    .where("received_on", "<=", end);

const paymentsWithPlans = (scope: TrainerScope, period: IncomePeriod) =>
  receivedPayments(scope, period)
    .leftJoin("student_charges as charge", (join) =>
      join
        .onRef("charge.trainer_id", "=", "student_payments.trainer_id")
        .onRef("charge.id", "=", "student_payments.charge_id"),
    )
    .leftJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    );

const PAID_CENTS = sql<number>`sum(student_payments.value_cents)::float8`;

/** Each student has a copy of a plan, so its name groups the copies. */
export const listIncomeByPlan = (scope: TrainerScope, period: IncomePeriod) =>
  paymentsWithPlans(scope, period)
    .select(["plan.name as plan", "student_payments.purpose"])
    .select(PAID_CENTS.as("cents"))
    .groupBy(["plan.name", "student_payments.purpose"])
    .having(PAID_CENTS, "<>", 0)
    .orderBy("cents", "desc")
    .orderBy("plan.name")
    .execute();

export const listIncomeByStudent = (scope: TrainerScope, period: IncomePeriod) =>
  scope.tx
    // Counted once: row-level security hides how many rows there are, and a plan made for one row counts again for each person.
    .with(
      (name) => name("paid").materialized(),
      () =>
        receivedPayments(scope, period)
          .select(["student_id", PAID_CENTS.as("cents")])
          .groupBy("student_id")
          .having(PAID_CENTS, "<>", 0),
    )
    .selectFrom("paid")
    .leftJoinLateral(
      (eb) => eb.selectFrom("users").select("name").whereRef("users.id", "=", "paid.student_id").limit(1).as("student"),
      (join) => join.onTrue(),
    )
    .select(["student_id as id", "student.name", "cents"])
    .orderBy("cents", "desc")
    .orderBy("student_id")
    .execute();

/** `month` is the first day of the month in which charges are due. Late ones have none. */
export async function listOwed({ tx, actor }: TrainerScope, today: CalendarDate, before: CalendarDate) {
  const month = sql<CalendarDate | null>`case when due_on >= ${today}::date then to_char(due_on, 'yyyy-mm-01') end`;
  return tx
    .selectFrom("student_charges")
    .where("trainer_id", "=", actor.trainerId)
    .where("is_open", "=", true)
    .where("due_on", "<", before)
    .select([
      month.as("month"),
      sql<number>`sum(value_cents - received_cents)::float8`.as("cents"),
      sql<number>`count(*)::int`.as("charges"),
    ])
    .groupBy(sql`1`)
    .execute();
}

interface CountedState {
  readonly status: InvoiceState;
  readonly count: number;
}

/** `domain/billing/subscription.ts` holds the same rule. */
export const countSubscriptionStates = (
  { tx }: Scope,
  { start, end }: IncomePeriod,
  today: CalendarDate,
): Promise<CountedState[]> =>
  tx
    .selectFrom(
      tx
        .selectFrom("subscriptions")
        .distinctOn("trainer_id")
        .select(
          sql<InvoiceState>`case
            when state = 'canceled' or ${today}::date >= period_end + case when is_ending then 0 else ${GRACE_DAYS} end then 'canceled'
            when ${today}::date >= period_end then 'late'
            else 'active' end`.as("status"),
        )
        .where("created_at", "<", startOf(addDays(end, 1)))
        .where("period_end", ">", start)
        .orderBy("trainer_id")
        .orderBy("id", "desc")
        .as("standing"),
    )
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .groupBy("status")
    .execute();

/** A plan is late when something of it is overdue. */
export const countPlanStates = (
  { tx, actor }: TrainerScope,
  { start, end }: IncomePeriod,
  today: CalendarDate,
): Promise<CountedState[]> =>
  tx
    .selectFrom(
      tx
        .selectFrom("student_plans as plan")
        .distinctOn("student_id")
        .select(
          sql<InvoiceState>`case
            when ends_on <= ${today} then 'canceled'
            when exists (
              select from student_charges charge
               where charge.trainer_id = plan.trainer_id and charge.student_plan_id = plan.id
                 and charge.student_id = plan.student_id and charge.is_open and charge.due_on < ${today}
            ) then 'late'
            else 'active' end`.as("status"),
        )
        .where("trainer_id", "=", actor.trainerId)
        .where("starts_on", "<=", end)
        .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">", start)]))
        .orderBy("student_id")
        .orderBy("starts_on", "desc")
        .orderBy("id", "desc")
        .as("standing"),
    )
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .groupBy("status")
    .execute();

export async function findTrainerWithMostStudents(
  { tx }: Scope,
  photos: Photos,
): Promise<MasterDashboard["personal_with_most_active_students"]> {
  const row = await tx
    // Counted once: row-level security hides how many rows there are, and a plan made for one row counts again for each person.
    .with(
      (name) => name("counted").materialized(),
      (query) =>
        query
          .selectFrom("users")
          .select(["trainer_id", sql<number>`count(*)::int`.as("students")])
          .where("role", "=", "student")
          .where("is_active", "=", true)
          .groupBy("trainer_id"),
    )
    .selectFrom("counted")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .select(["id", "name", "photo_key", "search"])
          .whereRef("users.id", "=", "counted.trainer_id")
          .where("users.is_active", "=", true)
          .limit(1)
          .as("trainer"),
      (join) => join.onTrue(),
    )
    .select(["trainer.id", "trainer.name", "trainer.photo_key", "counted.students"])
    .orderBy("counted.students", "desc")
    .orderBy("trainer.search")
    .orderBy("trainer.id")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, photo_url: photos.linkTo(row.photo_key), students: row.students } : null;
}

export async function findStudentWithMostTrainings(
  { tx, actor }: TrainerScope,
  { start, end }: IncomePeriod,
  photos: Photos,
): Promise<PersonalDashboard["student_with_most_executed_trainings"]> {
  const row = await tx
    // Counted once: row-level security hides how many rows there are, and a plan made for one row counts again for each person.
    .with(
      (name) => name("counted").materialized(),
      (query) =>
        query
          .selectFrom("training_executions")
          .select(["student_id", sumOfShares.as("trainings")])
          .where("trainer_id", "=", actor.trainerId)
          .where("is_trained", "=", true)
          .where("day", ">=", start)
          .where("day", "<=", end)
          .groupBy("student_id"),
    )
    .selectFrom("counted")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .select(["id", "name", "photo_key", "search"])
          .whereRef("users.id", "=", "counted.student_id")
          .limit(1)
          .as("student"),
      (join) => join.onTrue(),
    )
    .select(["student.id", "student.name", "student.photo_key", "counted.trainings"])
    .orderBy("counted.trainings", "desc")
    .orderBy("student.search")
    .orderBy("student.id")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, photo_url: photos.linkTo(row.photo_key), trainings: row.trainings } : null;
}

const ROWS_AT_A_TIME = 1000;

export interface ReceivedRow {
  readonly id: number;
  readonly day: CalendarDate;
  readonly person: string | null;
  readonly plan: string | null;
  readonly method: string;
  readonly value_cents: number;
  readonly at: string;
}

export const listPlatformPayments = (
  scope: Scope,
  period: IncomePeriod,
  after: ReceivedRow | undefined,
): Promise<ReceivedRow[]> =>
  paidPayments(scope, period)
    .innerJoin("users as trainer", "trainer.id", "payments.trainer_id")
    .select(["payments.id", "trainer.name as person", "payments.plan_name as plan", "method", "payments.value_cents"])
    .select([
      sql<CalendarDate>`to_char(payments.paid_at at time zone 'America/Sao_Paulo', 'yyyy-mm-dd')`.as("day"),
      sql<string>`payments.paid_at::text`.as("at"),
    ])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(payments.paid_at, payments.id) > (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy("payments.paid_at")
    .orderBy("payments.id")
    .limit(ROWS_AT_A_TIME)
    .execute();

export const listTrainerPayments = (
  scope: TrainerScope,
  period: IncomePeriod,
  after: ReceivedRow | undefined,
): Promise<ReceivedRow[]> =>
  paymentsWithPlans(scope, period)
    .leftJoin("users as student", "student.id", "student_payments.student_id")
    .select(["student_payments.id", "student.name as person", "plan.name as plan", "student_payments.method"])
    .select([
      "student_payments.value_cents",
      sql<CalendarDate>`received_on`.as("day"),
      sql<string>`received_on`.as("at"),
    ])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(received_on, student_payments.id) > (${after?.at}::date, ${after?.id}::bigint)`),
    )
    .orderBy("received_on")
    .orderBy("student_payments.id")
    .limit(ROWS_AT_A_TIME)
    .execute();
