import type { PaymentLine } from "#contract/payments.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { endsToNotice, isLapsed, stateOn } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Scope, SignInScope, TrainerScope } from "../../platform/database/scope.ts";

/** The subscription that is not canceled; there is one at most. */
export const findOpenSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["subscriptions.id", "plan_id", "plan.name as plan_name", "state", "period_start", "period_end"])
    .select(["is_ending", "billing_day"])
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();

/** The subscription that was begun last, canceled or not; undefined for a trainer who never had one. */
export const findLatestSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["plan.name as plan_name", "state", "period_end", "is_ending"])
    .where("trainer_id", "=", actor.trainerId)
    .orderBy("subscriptions.id", "desc")
    .limit(1)
    .executeTakeFirst();

export type OpenSubscription = NonNullable<Awaited<ReturnType<typeof findOpenSubscription>>>;

export const toSubscription = (row: OpenSubscription, today: CalendarDate): Subscription => ({
  plan: { id: row.plan_id, name: row.plan_name },
  status: stateOn(row, today),
  period_end: row.period_end,
});

/** The acting trainer as the payer of a charge. */
export const findPayer = ({ tx, actor }: TrainerScope) =>
  tx.selectFrom("users").select(["name", "email"]).where("id", "=", actor.trainerId).executeTakeFirstOrThrow();

/** A try to pay, with what it pays for. */
export const findPayment = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("payments")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["payments.id", "status", "payments.created_at", "invoice_id", "plan_id", "payments.value_cents"])
    .select(["installments", "refunded_at", "plan.frequency"])
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** The payment of the acting trainer that waits for the provider's answer; an unpaid invoice is none. */
export const findPaymentUnderWay = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("payments")
    .select(["idempotency_key as key", "created_at"])
    .where("trainer_id", "=", actor.trainerId)
    .where("status", "=", "pending")
    .executeTakeFirst();

/** Whether the product is closed to a trainer until they pay. */
export async function hasLapsed({ tx }: SignInScope, trainerId: number, today: CalendarDate): Promise<boolean> {
  const subscription = await tx
    .selectFrom("subscriptions")
    .select(["state", "period_end", "is_ending"])
    .where("trainer_id", "=", trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();
  return isLapsed(subscription, today);
}

interface PaymentPage {
  readonly user_id: number;
  readonly page: number;
  readonly limit: number;
}

interface Payments {
  readonly results: PaymentLine[];
  readonly total: number;
}

/**
 * The payments of a person that the actor may see, the latest first: trainers pay the platform, students their trainer. Undefined for
 * other people.
 */
export async function listPayments(scope: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments | undefined> {
  const { tx, actor } = scope;
  if (actor.role === "student" && user_id !== actor.userId) return undefined;
  const person = await tx.selectFrom("users").select("role").where("id", "=", user_id).executeTakeFirst();
  if (!person) return undefined;
  if (person.role === "student") return listStudentPayments(scope, { user_id, page, limit });
  if (person.role !== "trainer") return { results: [], total: 0 };

  const own = tx.selectFrom("payments").where("trainer_id", "=", user_id);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .select(["id", "created_at", "value_cents", "method", "card_brand", "status"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: rows.map(toLine), total };
}

/** A student's payments to the trainer. One that was taken back and its counter-entry are canceled. */
async function listStudentPayments({ tx }: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments> {
  const own = tx.selectFrom("student_payments as payment").where("payment.student_id", "=", user_id);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin("student_payments as counter", (join) =>
      join.onRef("counter.trainer_id", "=", "payment.trainer_id").onRef("counter.reverses_id", "=", "payment.id"),
    )
    .select(["payment.id", "payment.created_at", "payment.value_cents", "payment.method", "payment.card_brand"])
    .select((eb) =>
      eb
        .case()
        .when("payment.state", "=", "pending")
        .then("pending" as const)
        .when(
          eb.and([
            eb("payment.state", "=", "received"),
            eb("payment.reverses_id", "is", null),
            eb("counter.id", "is", null),
          ]),
        )
        .then("paid" as const)
        .else("canceled" as const)
        .end()
        .as("status"),
    )
    .orderBy("payment.created_at", "desc")
    .orderBy("payment.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: rows.map(toLine), total };
}

interface LineRow extends Pick<PaymentLine, "id" | "card_brand" | "status"> {
  readonly created_at: Date;
  readonly value_cents: number;
  readonly method: PaymentLine["payment_method"];
}

const toLine = ({ created_at, value_cents, method, ...row }: LineRow): PaymentLine => ({
  ...row,
  created_at: created_at.toISOString(),
  value: toReais(value_cents),
  payment_method: method,
});

/** The trainers who may be due a notice about the end of a period. */
export const listTrainersToNotice = async ({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> => {
  const [first, last] = endsToNotice(today);
  const rows = await tx
    .selectFrom("subscriptions")
    .select("trainer_id")
    .where("state", "<>", "canceled")
    .where("period_end", ">=", first)
    .where("period_end", "<=", last)
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};

/** The acting trainer with the subscription that is theirs now; undefined when the account is not in use or has none. */
export const findSubscriber = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .innerJoin("users", (join) =>
      join
        .onRef("users.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("users.id", "=", "subscriptions.trainer_id"),
    )
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select([
      "subscriptions.id as subscription_id",
      "period_end",
      "users.name",
      "email",
      "plan.name as plan_name",
      "plan.value_cents",
      "plan.frequency",
      "plan.is_active as is_plan_sold",
    ])
    .where("subscriptions.trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .where("users.is_active", "=", true)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;
