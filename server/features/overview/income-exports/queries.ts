import { sql } from "kysely";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import { paidPayments, receivedPayments } from "../dashboards/queries.ts";

/** Rows of a spreadsheet that are read at a time, each step in a transaction of its own. */
const ROWS_AT_A_TIME = 1000;

export interface ReceivedRow {
  readonly id: number;
  readonly day: CalendarDate;
  readonly person: string | null;
  readonly plan: string | null;
  readonly method: string;
  readonly value_cents: number;
  /** Where the next step begins. */
  readonly at: string;
}

/** The payments of a period to the platform in order of time, the next ones after a row. */
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

/** The payments of a period to the trainer in order of day, the next ones after a row. */
export const listTrainerPayments = (
  scope: TrainerScope,
  period: IncomePeriod,
  after: ReceivedRow | undefined,
): Promise<ReceivedRow[]> =>
  receivedPayments(scope, period)
    .leftJoin("users as student", "student.id", "student_payments.student_id")
    .leftJoin("student_charges as charge", (join) =>
      join
        .onRef("charge.trainer_id", "=", "student_payments.trainer_id")
        .onRef("charge.id", "=", "student_payments.charge_id"),
    )
    .leftJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
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
