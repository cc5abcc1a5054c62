import { type Insertable, sql } from "kysely";
import { MAX_REFUND_REFUSALS, refundTryAt } from "#domain/billing/billing-acts.ts";
import type { PlatformMethod } from "#domain/billing/payments.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import { awaitsFirstPayment, isLapsed, periodEnd } from "#domain/billing/subscription.ts";
import { heldCentsOf, refundableCents } from "#domain/billing/upgrade-credit.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { Tables } from "../../../tables/tables.ts";
import { findDiscountCents } from "../discounts/queries.ts";
import { cancelOwedInvoices, createInvoice, moveOwedInvoice } from "../invoices/commands.ts";
import { findOwedInvoice, listCreditedInvoices } from "../invoices/queries.ts";
import type { PlatformPlan } from "../plans/queries.ts";
import {
  findChangeable,
  NO_NEXT_PLAN,
  type Unchangeable,
  updateSubscription,
} from "../subscription-payments/commands/subscription.ts";
import { findPaymentUnderWay, findSubscriber, type Subscriber } from "../subscription-payments/queries.ts";
import { choosePlan } from "../subscriptions/commands.ts";
import {
  findPaymentOfInvoice,
  findPaymentOfKey,
  findRefundUnderWay,
  findRefusedRefund,
  isRefundUnderWay,
  type PaymentOfInvoice,
} from "./queries.ts";

export interface Today {
  readonly today: CalendarDate;
  readonly now: Date;
}

export const recordAct = ({ tx, actor }: TrainerScope, act: Omit<Insertable<Tables["billing_acts"]>, "trainer_id">) =>
  tx
    .insertInto("billing_acts")
    .values({ trainer_id: actor.trainerId, ...act })
    .execute();

interface Choice extends Today {
  readonly plan: PlatformPlan;
  readonly installments: number;
}

type Changed = Unchangeable | { readonly outcome: "changed"; readonly from: CalendarDate; readonly terms: Terms };

/** From the next period on; the plan of a first invoice that is owed changes at once. */
export async function changePlan(scope: TrainerScope, choice: Choice): Promise<Changed> {
  const subscriber = await findChangeable(scope, choice.today);
  if ("outcome" in subscriber) return subscriber;
  if (awaitsFirstPayment(subscriber)) {
    const from = await replaceFirstPlan(scope, subscriber, choice);
    return { outcome: "changed", from, terms: choice.plan };
  }
  const chosen = await choosePlan(scope, { ...choice, seenCents: undefined });
  if (chosen.outcome !== "changed") return { outcome: "payment_under_way" };
  return { outcome: "changed", from: subscriber.period_end, terms: chosen.terms };
}

async function replaceFirstPlan(
  scope: TrainerScope,
  subscriber: Subscriber,
  { plan, installments, now }: Choice,
): Promise<CalendarDate> {
  const { id, trainer_id: trainerId, period_start, period_end: due_on } = subscriber;
  await updateSubscription(scope, id, {
    plan_id: plan.id,
    plan_name: plan.name,
    frequency: plan.frequency,
    value_cents: plan.value_cents,
    installments,
    is_ending: false,
    ...NO_NEXT_PLAN,
  });
  await cancelOwedInvoices(scope, { trainerId, subscriptionId: id });
  await createInvoice(scope, {
    trainerId,
    subscriptionId: id,
    planId: plan.id,
    terms: plan,
    discountCents: await findDiscountCents(scope, plan.value_cents),
    installments,
    due_on,
    period_start,
    period_end: periodEnd(period_start, plan.frequency),
    now,
  });
  return period_start;
}

/** An owed invoice is due later by as many days. A first period that is owed begins later, too. */
export async function giveFreeDays(
  scope: TrainerScope,
  { days, today }: { readonly days: number; readonly today: CalendarDate },
): Promise<Unchangeable | { readonly outcome: "given"; readonly until: CalendarDate }> {
  const subscriber = await findChangeable(scope, today);
  if ("outcome" in subscriber) return subscriber;
  const { id, trainer_id: trainerId, period_start, period_end } = subscriber;
  const end = addDays(period_end, days);
  const isFirst = awaitsFirstPayment(subscriber);
  const start = isFirst ? addDays(period_start, days) : period_start;
  await updateSubscription(scope, id, {
    period_start: start,
    period_end: end,
    billing_day: Number((isFirst ? start : end).slice(8)),
  });
  const owed = await findOwedInvoice(scope, { trainerId, id });
  if (owed) await moveOwedInvoice(scope, owed, days);
  return { outcome: "given", until: addDays(end, -1) };
}

/** At once, or with the paid period. Nothing more is charged. */
export async function cancel(
  scope: TrainerScope,
  { atOnce, today }: { readonly atOnce: boolean; readonly today: CalendarDate },
): Promise<Unchangeable | { readonly outcome: "canceled"; readonly lastDay: CalendarDate }> {
  const subscriber = await findChangeable(scope, today);
  if ("outcome" in subscriber) return subscriber;
  const { id, trainer_id: trainerId, period_end } = subscriber;
  const isOver = atOnce || period_end <= today;
  await updateSubscription(
    scope,
    id,
    isOver ? { state: "canceled", ended_on: today } : { is_ending: true, ...NO_NEXT_PLAN },
  );
  await cancelOwedInvoices(scope, { trainerId, subscriptionId: id });
  return { outcome: "canceled", lastDay: addDays(isOver ? today : period_end, -1) };
}

interface Refunding extends Today {
  readonly invoiceId: number;
  /** Undefined: all that remains. */
  readonly cents: number | undefined;
  readonly ends: boolean;
}

type Refund =
  | Outcome<"absent" | "refunded_before" | "became_credit" | "payment_under_way">
  | { readonly outcome: "too_much"; readonly remainingCents: number; readonly heldCents: number }
  | {
      readonly outcome: "refunding";
      /** The counter-entry. */
      readonly id: number;
      readonly cents: number;
      readonly paidCents: number;
      /** It gives back what it received; other money goes back by hand, which counts at once. */
      readonly isByProvider: boolean;
      readonly method: PlatformMethod;
    };

/** The counter-entry is written before the provider is asked. */
export async function beginRefund(scope: TrainerScope, refunding: Refunding): Promise<Refund> {
  const { invoiceId, ends, today, now } = refunding;
  const payment = await findPaymentOfInvoice(scope, invoiceId);
  if (!payment) return { outcome: "absent" };
  const { id: reverses_id, pix_id, value_cents: paidCents, refunded_cents } = payment;
  const heldCents = await findHeldCents(scope, invoiceId);
  const remainingCents = refundableCents(payment, heldCents);
  const cents = refunding.cents ?? remainingCents;
  if (paidCents === refunded_cents) return { outcome: "refunded_before" };
  if (remainingCents === 0) return { outcome: "became_credit" };
  if (cents > remainingCents) return { outcome: "too_much", remainingCents, heldCents };
  if ((await findPaymentUnderWay(scope)) || (await isRefundUnderWay(scope, reverses_id)))
    return { outcome: "payment_under_way" };
  const isByProvider = payment.method === "credit_card" || pix_id !== null;
  const id = await writeRefund(scope, payment, { cents, isBack: !isByProvider, now });
  await addToRefunded(scope, invoiceId, cents);
  if (!isByProvider) await markRefunded(scope, invoiceId, now);
  if (ends) await endAtOnce(scope, today);
  return { outcome: "refunding", id, cents, paidCents, isByProvider, method: payment.method };
}

interface Returned {
  readonly key: string;
  /** The provider gave back so much of the payment so far. */
  readonly cents: number | "all";
  readonly now: Date;
}

export interface TakenBack {
  readonly outcome: "taken_back";
  readonly cents: number;
  /** The part that had gone back outside before, so that it went back twice. */
  readonly twiceCents: number;
  /** The part that had become credit of a dearer plan, which shrinks by it. */
  readonly creditCents: number;
}

/** Writes what nobody here asked the provider to give back. The subscription goes on: a person decides about it. */
export async function takeBack(
  scope: TrainerScope,
  { key, cents, now }: Returned,
): Promise<Outcome<"nothing"> | TakenBack> {
  const payment = await findPaymentOfKey(scope, key);
  if (!payment) return { outcome: "nothing" };
  const { value_cents, refunded_cents, asked_cents, returned_cents, invoice_id } = payment;
  const returned = cents === "all" ? value_cents : cents;
  const unasked = returned - Math.max(asked_cents, returned_cents);
  if (unasked <= 0) return { outcome: "nothing" };
  const free = refundableCents(payment, await findHeldCents(scope, invoice_id));
  const refusedCents = await settleRefused(scope, payment, { cents: unasked, now });
  const added = Math.min(unasked - refusedCents, value_cents - refunded_cents);
  if (added > 0) {
    await writeRefund(scope, payment, { cents: added, isBack: true, now });
    await addToRefunded(scope, invoice_id, added);
  }
  await markRefunded(scope, invoice_id, now);
  await scope.tx
    .updateTable("payments")
    .set({ returned_cents: returned })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", payment.id)
    .execute();
  const creditCents = Math.max(0, added - free);
  if (creditCents > 0) await loseCredit(scope, invoice_id, creditCents);
  return { outcome: "taken_back", cents: unasked, twiceCents: unasked - refusedCents - added, creditCents };
}

/** A refund that waits for a person, because the provider refused it, needs none any more. Answers the cents of it that are back. */
async function settleRefused(
  scope: TrainerScope,
  payment: PaymentOfInvoice,
  { cents, now }: { readonly cents: number; readonly now: Date },
): Promise<number> {
  const refused = await findRefusedRefund(scope, payment.invoice_id);
  if (!refused) return 0;
  const refusedCents = -refused.value_cents;
  const isWhole = cents >= refusedCents;
  if (!isWhole) await writeRefund(scope, payment, { cents, isBack: true, now });
  await scope.tx
    .updateTable("payments")
    .set(
      isWhole
        ? { status: "paid", paid_at: now, refund_refused_at: null, refund_refusals: 0, refund_try_at: null }
        : { value_cents: cents - refusedCents },
    )
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", refused.id)
    .execute();
  return Math.min(cents, refusedCents);
}

/** Of the last upgrade that the money went into. */
async function loseCredit({ tx, actor }: TrainerScope, invoiceId: number, cents: number): Promise<void> {
  const credited = await listCreditedInvoices({ tx, actor }, [actor.trainerId]);
  const takerOf = (id: number) => credited.find((invoice) => invoice.id === id)?.cut?.taker_id ?? undefined;
  let holder = takerOf(invoiceId);
  for (let next = holder; next !== undefined; next = takerOf(next)) holder = next;
  if (holder === undefined) return;
  await tx
    .updateTable("invoices")
    .set({ lost_credit_cents: sql`least(credit_cents, lost_credit_cents + ${cents})` })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", holder)
    .execute();
}

async function writeRefund(
  scope: TrainerScope,
  payment: PaymentOfInvoice,
  { cents, isBack, now }: { readonly cents: number; readonly isBack: boolean; readonly now: Date },
): Promise<number> {
  const { trainerId: trainer_id } = scope.actor;
  const { id: reverses_id, key, refunds } = payment;
  const { id } = await scope.tx
    .insertInto("payments")
    .values({
      trainer_id,
      invoice_id: payment.invoice_id,
      subscription_id: payment.subscription_id,
      plan_id: payment.plan_id,
      plan_name: payment.plan_name,
      frequency: payment.frequency,
      method: payment.method,
      installments: payment.installments,
      card_brand: payment.card_brand,
      card_last4: payment.card_last4,
      idempotency_key: refunds === 0 ? `${key}-refund` : `${key}-refund-${refunds + 1}`,
      reverses_id,
      status: isBack ? "paid" : "pending",
      value_cents: -cents,
      created_at: now,
      paid_at: isBack ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function findHeldCents(scope: TrainerScope, invoiceId: number): Promise<number> {
  const credited = await listCreditedInvoices(scope, [scope.actor.trainerId]);
  const invoice = credited.find(({ id }) => id === invoiceId);
  return invoice ? heldCentsOf(invoice, credited) : 0;
}

/** Also when it is told twice. */
export async function settleRefund(scope: TrainerScope, id: number, now: Date): Promise<void> {
  const refund = await findRefundUnderWay(scope, id);
  if (!refund) return;
  await scope.tx
    .updateTable("payments")
    .set({ status: "paid", paid_at: now })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", id)
    .execute();
  if (refund.invoice_id !== null) await markRefunded(scope, refund.invoice_id, now);
}

/** `absent`: the provider still gives it back, or has. */
export async function settleRefundOutside(
  scope: TrainerScope,
  invoiceId: number,
  now: Date,
): Promise<Outcome<"absent"> | { readonly outcome: "settled"; readonly cents: number }> {
  const refused = await findRefusedRefund(scope, invoiceId);
  if (!refused) return { outcome: "absent" };
  await settleRefund(scope, refused.id, now);
  return { outcome: "settled", cents: -refused.value_cents };
}

/** `given_up`: the provider is not asked any more. */
export async function noteRefusal(
  scope: TrainerScope,
  id: number,
  now: Date,
): Promise<Outcome<"waiting" | "settled"> | { readonly outcome: "given_up"; readonly cents: number }> {
  const refund = await findRefundUnderWay(scope, id);
  if (!refund || refund.refund_refused_at) return { outcome: "settled" };
  const refusals = refund.refund_refusals + 1;
  const isLast = refusals >= MAX_REFUND_REFUSALS;
  await scope.tx
    .updateTable("payments")
    .set({
      refund_refusals: refusals,
      refund_try_at: refundTryAt(now, refusals),
      refund_refused_at: isLast ? now : null,
    })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", id)
    .execute();
  return isLast ? { outcome: "given_up", cents: -refund.counter_cents } : { outcome: "waiting" };
}

const addToRefunded = ({ tx, actor }: TrainerScope, id: number, cents: number) =>
  tx
    .updateTable("invoices")
    .set(({ eb }) => ({ refunded_cents: eb("refunded_cents", "+", cents) }))
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();

/** Only once all of its money is back. */
const markRefunded = ({ tx, actor }: TrainerScope, id: number, now: Date) =>
  tx
    .updateTable("invoices")
    .set({ refunded_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .whereRef("refunded_cents", "=", "value_cents")
    .execute();

async function endAtOnce(scope: TrainerScope, today: CalendarDate): Promise<void> {
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return;
  await updateSubscription(scope, subscriber.id, { state: "canceled", ended_on: today });
  await cancelOwedInvoices(scope, { trainerId: subscriber.trainer_id });
}
