import { sql } from "kysely";
import type { PaymentLine } from "#contract/people/accounts.ts";
import type { Subscription } from "#contract/platform-billing/subscription-payments.ts";
import { readStudentsMoney } from "#domain/administration.ts";
import { noticeThatHolds, type Renewing, renewalTerms, type Terms } from "#domain/billing/sold-terms.ts";
import { billingDayOf, endsToNotice, isLapsed, stateOn } from "#domain/billing/subscription.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { findOwedInvoice } from "../invoices/queries.ts";

export const findOpenSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .select(["id", "plan_id", "plan_name", "frequency", "value_cents", "state", "period_start", "period_end"])
    .select(["is_ending", "billing_day", "next_plan_id", "next_installments"])
    .select(["next_name", "next_frequency", "next_value_cents"])
    .where("trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();

export const findLatestSubscription = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("subscriptions")
    .select(["plan_name", "state", "period_start", "period_end", "is_ending"])
    .where("trainer_id", "=", actor.trainerId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export type OpenSubscription = NonNullable<Awaited<ReturnType<typeof findOpenSubscription>>>;

export const toSubscription = (row: OpenSubscription, today: CalendarDate): Subscription => ({
  plan: { id: row.plan_id, name: row.plan_name },
  status: stateOn(row, today),
  period_end: row.period_end,
});

export const findPayer = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users")
    .innerJoin("trainers", "trainers.trainer_id", "users.id")
    .select(["users.id", "users.created_at", "name", "email", "cpf", "trainers.address"])
    .where("users.id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();

export const findPayment = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("payments")
    .select(["id", "status", "created_at", "invoice_id", "plan_id", "plan_name", "frequency", "value_cents"])
    .select(["installments", "refusal", "refunded_at", "is_automatic", "method"])
    .select(["discount_cents", "credit_cents", "starts_on"])
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** A Pix waits for the administrator's answer; an unpaid invoice is no payment. */
export const findPaymentUnderWay = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("payments")
    .select(["idempotency_key as key", "created_at", "method", "invoice_id"])
    .where("trainer_id", "=", actor.trainerId)
    .where("status", "=", "pending")
    .where("reverses_id", "is", null)
    .executeTakeFirst();

export type PaymentUnderWay = NonNullable<Awaited<ReturnType<typeof findPaymentUnderWay>>>;

export const findAnnouncedPayment = ({ tx, actor }: TrainerScope, id: number) =>
  tx
    .selectFrom("payments")
    .leftJoin("invoices", (join) =>
      join.onRef("invoices.trainer_id", "=", "payments.trainer_id").onRef("invoices.id", "=", "payments.invoice_id"),
    )
    .select(["idempotency_key as key", "status", "payments.value_cents", "due_on"])
    .where("payments.trainer_id", "=", actor.trainerId)
    .where("payments.id", "=", id)
    .where("method", "=", "pix")
    .where("reverses_id", "is", null)
    .executeTakeFirst();

/** Tries that never reached the provider do not count. */
export const findLastTry = ({ tx, actor }: TrainerScope, invoiceId: number) =>
  tx
    .selectFrom("payments")
    .select(["created_at", "status", "refusal"])
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("method", "=", "credit_card")
    .where("reverses_id", "is", null)
    .where((eb) => eb.or([eb("refusal", "is", null), eb("refusal", "<>", "absent")]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export async function countTries({ tx, actor }: TrainerScope, invoiceId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("reverses_id", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findPayerOf = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("payments")
      .select("trainer_id")
      .where("idempotency_key", "=", key)
      .where((eb) => eb.or([eb("status", "=", "pending"), eb("refusal", "=", "absent")]))
      .executeTakeFirst()
  )?.trainer_id;

/** `since` limits payments that the provider did not know of. */
export const listPaymentsWithoutEnd = ({ tx }: SignInScope, since: Date) =>
  tx
    .selectFrom("payments")
    .select(["trainer_id as trainerId", "idempotency_key as key"])
    .where("reverses_id", "is", null)
    .where((eb) =>
      eb.or([
        eb("status", "=", "pending"),
        eb.and([eb("refusal", "=", "absent"), eb("refunded_at", "is", null), eb("created_at", ">", since)]),
      ]),
    )
    .orderBy("created_at")
    .execute();

interface PaymentPage {
  readonly user_id: number;
  readonly page: number;
  readonly limit: number;
}

interface Payments {
  readonly results: PaymentLine[];
  readonly total: number;
}

/** Trainers pay the platform, students their trainer. Undefined for other people. */
export async function listPayments(scope: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments | undefined> {
  const { tx, actor } = scope;
  if (actor.role === "student" && user_id !== actor.userId) return undefined;
  const person = await tx.selectFrom("users").select("role").where("id", "=", user_id).executeTakeFirst();
  if (!person) return undefined;
  const isClosed = actor.role === "admin" && !readStudentsMoney(actor.adminRoles);
  if (person.role === "student") return isClosed ? undefined : listStudentPayments(scope, { user_id, page, limit });
  if (person.role !== "trainer") return { results: [], total: 0 };

  const payments = tx.selectFrom("payments").where("payments.trainer_id", "=", user_id);
  const { total } = await payments.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await payments
    .leftJoin("invoices", (join) =>
      join.onRef("invoices.trainer_id", "=", "payments.trainer_id").onRef("invoices.id", "=", "payments.invoice_id"),
    )
    .select(["payments.id", "payments.value_cents", "payments.method", "payments.card_brand"])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.and([
            eb("payments.status", "=", "paid"),
            eb.or([eb("payments.reverses_id", "is not", null), eb("invoices.refunded_at", "is not", null)]),
          ]),
        )
        .then("canceled" as const)
        .else(eb.ref("payments.status"))
        .end()
        .as("status"),
    )
    .select(({ fn }) => fn.coalesce("payments.paid_at", "payments.created_at").as("created_at"))
    .orderBy(({ fn }) => fn.coalesce("payments.paid_at", "payments.created_at"), "desc")
    .orderBy("payments.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: rows.map(toLine), total };
}

/** A Pix counts from the trainer's confirmation, not from its announcement. */
const COUNTED_AT = sql<Date>`
  case when payment.origin = 'pix' and payment.state = 'received' then payment.settled_at else payment.created_at end`;

/** A payment that was taken back and its counter-entry are canceled. */
async function listStudentPayments({ tx }: Scope, { user_id, page, limit }: PaymentPage): Promise<Payments> {
  const payments = tx.selectFrom("student_payments as payment").where("payment.student_id", "=", user_id);
  const { total } = await payments.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await payments
    .leftJoin("student_payments as counter", (join) =>
      join.onRef("counter.trainer_id", "=", "payment.trainer_id").onRef("counter.reverses_id", "=", "payment.id"),
    )
    .select(["payment.id", "payment.value_cents", "payment.method", "payment.card_brand"])
    .select(COUNTED_AT.as("created_at"))
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
    .orderBy(COUNTED_AT, "desc")
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

/** `is_plan_sold` is about the plan of the next period. */
export async function findSubscriber({ tx, actor }: TrainerScope) {
  const row = await tx
    .selectFrom("subscriptions")
    .innerJoin("trainers", "trainers.trainer_id", "subscriptions.trainer_id")
    .innerJoin("users", (join) =>
      join
        .onRef("users.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("users.id", "=", "subscriptions.trainer_id"),
    )
    .innerJoin("subscription_plans as next", (join) =>
      join
        .onRef("next.owner_id", "=", "plan_owner_id")
        .on((eb) => eb("next.id", "=", eb.fn.coalesce("next_plan_id", "subscriptions.plan_id"))),
    )
    .leftJoin("price_notices as notice", (join) =>
      join
        .onRef("notice.trainer_id", "=", "subscriptions.trainer_id")
        .onRef("notice.subscription_id", "=", "subscriptions.id")
        .onRef("notice.plan_id", "=", "subscriptions.plan_id")
        .on("notice.ended_at", "is", null),
    )
    .select(["subscriptions.id", "subscriptions.trainer_id", "state", "period_start", "period_end", "is_ending"])
    .select(["billing_day", "card_reference", "card_brand", "card_last4", "subscriptions.installments"])
    .select(["next_plan_id", "next_installments", "users.name", "email", "phone", "cpf", "users.is_active"])
    .select(["confirmed_at", "subscriptions.plan_id", "subscriptions.plan_name", "subscriptions.frequency"])
    .select(["subscriptions.value_cents", "next_name", "next_frequency", "next_value_cents"])
    .select(["next.id as renewed_id", "next.name as listed_name", "next.frequency as listed_frequency"])
    .select(["next.value_cents as listed_cents", "next.is_active as is_plan_sold"])
    .select(["notice.id as notice_id", "notice.value_cents as notice_cents", "notice.starts_on as notice_starts_on"])
    .where("subscriptions.trainer_id", "=", actor.trainerId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();
  return row && withRenewal(row);
}

interface RenewingRow extends Pick<Renewing, "period_end"> {
  readonly plan_name: string;
  readonly frequency: Terms["frequency"];
  readonly value_cents: number;
  readonly period_start: CalendarDate;
  readonly billing_day: number | null;
  readonly next_name: string | null;
  readonly next_frequency: Terms["frequency"] | null;
  readonly next_value_cents: number | null;
  readonly listed_name: string;
  readonly listed_frequency: Terms["frequency"];
  readonly listed_cents: number;
  readonly notice_cents: number | null;
  readonly notice_starts_on: CalendarDate | null;
}

function withRenewal<Row extends RenewingRow>(row: Row) {
  const { next_name, next_frequency, next_value_cents, notice_cents, notice_starts_on, period_end } = row;
  const renewing: Renewing = {
    sold: { name: row.plan_name, frequency: row.frequency, value_cents: row.value_cents },
    chosen:
      next_name !== null && next_frequency !== null && next_value_cents !== null
        ? { name: next_name, frequency: next_frequency, value_cents: next_value_cents }
        : null,
    plan: { name: row.listed_name, frequency: row.listed_frequency, value_cents: row.listed_cents },
    notice:
      notice_cents !== null && notice_starts_on !== null
        ? { value_cents: notice_cents, starts_on: notice_starts_on }
        : null,
    period_end,
    billing_day: row.billing_day ?? billingDayOf(row),
  };
  return { ...row, renewing, renewed: renewalTerms(renewing), announced: noticeThatHolds(renewing) };
}

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

export const termsOf = ({
  plan_name,
  frequency,
  value_cents,
}: Omit<Terms, "name"> & { readonly plan_name: string }): Terms => ({
  name: plan_name,
  frequency,
  value_cents,
});

interface Reduced extends Omit<Terms, "name"> {
  readonly plan_name: string;
  readonly discount_cents: number;
  readonly credit_cents: number;
}

/** The price of the plan without discount and credit. */
export const listTermsOf = ({ value_cents, discount_cents, credit_cents, ...terms }: Reduced): Terms =>
  termsOf({ ...terms, value_cents: value_cents + discount_cents + credit_cents });

/** A trainer keeps a lower price that is owed, renewed or chosen. Only terms of the sold frequency count. */
export async function findOwnTerms(
  scope: TrainerScope,
  plan: Terms & { readonly id: number },
  today: CalendarDate,
): Promise<Terms> {
  const listed: Terms = { name: plan.name, frequency: plan.frequency, value_cents: plan.value_cents };
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return listed;
  const { renewing, plan_id, renewed_id } = subscriber;
  const owed = await findOwedInvoice(scope, { trainerId: subscriber.trainer_id, id: subscriber.id });
  const ownTerms: readonly (readonly [planId: number, terms: Terms | null])[] = [
    [owed?.plan_id ?? plan_id, owed ? listTermsOf(owed) : null],
    [plan_id, renewalTerms({ ...renewing, chosen: null, plan: listed })],
    [renewed_id, renewing.chosen],
  ];
  return ownTerms.reduce(
    (least, [id, terms]) =>
      id === plan.id && terms?.frequency === plan.frequency && terms.value_cents < least.value_cents ? terms : least,
    listed,
  );
}

/** Null when nothing is renewed. */
export async function findRenewalPrice(scope: TrainerScope, today: CalendarDate) {
  const subscriber = await findSubscriber(scope);
  if (!subscriber?.is_plan_sold || isLapsed(subscriber, today)) return null;
  const { renewed_id: id, renewing } = subscriber;
  const { value_cents } = await findOwnTerms(scope, { id, ...renewing.plan }, today);
  return { plan_id: id, value: toReais(value_cents) };
}

export const listTrainersToTellOfPrices = async ({ tx }: SignInScope): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("subscriptions")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select("trainer_id")
    .where("state", "<>", "canceled")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("plan.value_cents", "<>", eb.ref("subscriptions.value_cents")),
        exists(
          selectFrom("price_notices as notice")
            .select("notice.id")
            .whereRef("notice.trainer_id", "=", "subscriptions.trainer_id")
            .whereRef("notice.subscription_id", "=", "subscriptions.id")
            .where("notice.ended_at", "is", null),
        ),
      ]),
    )
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};
