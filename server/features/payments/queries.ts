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
    .select(["is_ending", "billing_day", "next_plan_id", "next_installments"])
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
    .select(["plan.name as plan_name", "state", "period_start", "period_end", "is_ending"])
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
  tx
    .selectFrom("users")
    .innerJoin("trainers", "trainers.trainer_id", "users.id")
    .select(["name", "email", "cpf", "trainers.address"])
    .where("id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();

/** A try to pay, with what it pays for. */
export const findPayment = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("payments")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["payments.id", "status", "payments.created_at", "invoice_id", "plan_id", "payments.value_cents"])
    .select(["installments", "refusal", "refunded_at", "is_automatic", "method", "plan.frequency"])
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** The payment of the acting trainer that waits for the provider's answer, or a Pix for the administrator's; an unpaid invoice is none. */
export const findPaymentUnderWay = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("payments")
    .select(["idempotency_key as key", "created_at", "method", "invoice_id"])
    .where("trainer_id", "=", actor.trainerId)
    .where("status", "=", "pending")
    .executeTakeFirst();

export type PaymentUnderWay = NonNullable<Awaited<ReturnType<typeof findPaymentUnderWay>>>;

/** A Pix of the acting trainer; undefined for an id that is none. */
export const findPix = ({ tx, actor }: TrainerScope, id: number) =>
  tx
    .selectFrom("payments")
    .select(["idempotency_key as key", "status"])
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .where("method", "=", "pix")
    .executeTakeFirst();

/** The last try to pay an invoice by card, but for those that never reached the provider. */
export const findLastTry = ({ tx, actor }: TrainerScope, invoiceId: number) =>
  tx
    .selectFrom("payments")
    .select(["created_at", "status", "refusal"])
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("method", "=", "credit_card")
    .where((eb) => eb.or([eb("refusal", "is", null), eb("refusal", "<>", "absent")]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** How often an invoice was tried to be paid. */
export async function countTries({ tx, actor }: TrainerScope, invoiceId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who pays by a key, while the end of that payment is not known. */
export const findPayerOf = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("payments")
      .select("trainer_id")
      .where("idempotency_key", "=", key)
      .where((eb) => eb.or([eb("status", "=", "pending"), eb("refusal", "=", "absent")]))
      .executeTakeFirst()
  )?.trainer_id;

/** Payments whose end is not known: those that wait, and since `since` those that the provider did not know of. */
export const listPaymentsWithoutEnd = ({ tx }: SignInScope, since: Date) =>
  tx
    .selectFrom("payments")
    .select(["trainer_id as trainerId", "idempotency_key as key"])
    .where((eb) =>
      eb.or([
        eb("status", "=", "pending"),
        eb.and([eb("refusal", "=", "absent"), eb("refunded_at", "is", null), eb("created_at", ">", since)]),
      ]),
    )
    .orderBy("created_at")
    .execute();

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

/** The acting trainer with the subscription that is theirs now, what it is renewed with, and for which plan. */
export const findSubscriber = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .innerJoin("trainers", "trainers.trainer_id", "subscriptions.trainer_id")
    .innerJoin("users", (join) =>
      join
        .onRef("users.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("users.id", "=", "subscriptions.trainer_id"),
    )
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .innerJoin("subscription_plans as next", (join) =>
      join
        .onRef("next.owner_id", "=", "plan_owner_id")
        .on((eb) => eb("next.id", "=", eb.fn.coalesce("next_plan_id", "plan_id"))),
    )
    .select(["subscriptions.id", "subscriptions.trainer_id", "state", "period_start", "period_end", "is_ending"])
    .select(["billing_day", "card_reference", "card_brand", "card_last4", "subscriptions.installments"])
    .select(["next_plan_id", "next_installments", "users.name", "email", "phone", "cpf", "users.is_active"])
    .select(["confirmed_at", "plan.id as plan_id", "plan.name as plan_name", "plan.value_cents", "plan.frequency"])
    .select(["next.id as renewed_id", "next.name as renewed_name", "next.value_cents as renewed_cents"])
    .select(["next.frequency as renewed_frequency", "next.is_active as is_plan_sold"])
    .where("subscriptions.trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;
