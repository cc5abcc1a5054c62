import type { Updateable } from "kysely";
import { billingDayOf, isLapsed, mayRenew, noticeDue, periodEnd, renewalStart } from "#domain/billing/subscription.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { enqueueMail } from "../../platform/jobs/commands.ts";
import type { PaidCharge } from "../../platform/payments/provider.ts";
import { cancelOwedInvoices, createInvoice, markInvoicePaid } from "../invoices/commands.ts";
import { findInvoice, findOwedInvoice } from "../invoices/queries.ts";
import { renewalNotice } from "./mail.ts";
import {
  findOpenSubscription,
  findPayment,
  findPaymentUnderWay,
  findSubscriber,
  type OpenSubscription,
  type Payment,
} from "./queries.ts";

/** After this wait for an answer, another payment may be tried. */
const WAITING_MS = 60_000;

interface Intended {
  readonly key: string;
  readonly plan: { readonly id: number; readonly value_cents: number };
  readonly installments: number;
  readonly now: Date;
}

/** Requests of one trainer go one after the other from here to the end of the transaction. */
const takeTurns = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("trainers")
    .select("trainer_id")
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .executeTakeFirstOrThrow();

type Begun =
  | { readonly outcome: "begun" }
  | { readonly outcome: "in_order"; readonly subscription: OpenSubscription }
  | { readonly outcome: "under_way" }
  | { readonly outcome: "refused_before" };

/** Records the payment before the provider is asked, unless nothing is due. It pays what is owed when plan and price are the same. */
export async function beginPayment(scope: TrainerScope, { key, plan, installments, now }: Intended): Promise<Begun> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const subscription = await findOpenSubscription(scope);
  const today = todayInSaoPaulo(now.getTime());
  if (subscription && !mayRenew(subscription, today)) return { outcome: "in_order", subscription };
  const before = await findPayment(scope, key);
  if (before?.status === "canceled") return { outcome: "refused_before" };
  if (before) return { outcome: "begun" };
  const other = await findPaymentUnderWay(scope);
  if (other && other.created_at.getTime() > now.getTime() - WAITING_MS) return { outcome: "under_way" };
  if (other) await cancelPayment(scope, other.key, "absent");
  const owed = subscription && (await findOwedInvoice(scope, { trainerId, id: subscription.id }));
  const isOwed = owed?.plan_id === plan.id && owed.value_cents === plan.value_cents;
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: trainerId,
      plan_id: plan.id,
      invoice_id: isOwed ? owed.id : null,
      idempotency_key: key,
      status: "pending",
      method: "credit_card",
      value_cents: plan.value_cents,
      installments,
      created_at: now,
    })
    .execute();
  return { outcome: "begun" };
}

/** The provider refused, or does not know of the payment: it is over. */
export async function cancelPayment(
  { tx, actor }: TrainerScope,
  key: string,
  refusal: "invalid" | "expired" | "declined" | "absent",
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "canceled", refusal })
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "pending")
    .execute();
}

/**
 * The provider was paid: the subscription begins, or goes on from its end. Told twice, as by two requests, it happens once.
 * `too_late`: the payment was given up meanwhile, or its invoice was paid another way, so the money must be given back.
 */
export async function settlePayment(
  scope: TrainerScope,
  { key, now }: Pick<Intended, "key" | "now">,
  paid: PaidCharge,
): Promise<"settled" | "too_late"> {
  await takeTurns(scope);
  const payment = await findPayment(scope, key);
  if (!payment || payment.status === "canceled") return "too_late";
  if (payment.status === "paid") return "settled";
  const { trainerId } = scope.actor;
  const invoice = payment.invoice_id ? await findInvoice(scope, { trainerId, id: payment.invoice_id }) : undefined;
  if (invoice?.state === "paid") {
    await cancelPayment(scope, key, "absent");
    return "too_late";
  }
  const card = {
    card_reference: paid.cardReference,
    card_last4: paid.last4,
    ...(paid.brand !== null && { card_brand: paid.brand }),
  };
  const ids = await prolong(scope, { payment, card, now });
  await scope.tx
    .updateTable("payments")
    .set({ status: "paid", ...ids, card_brand: paid.brand, card_last4: paid.last4 })
    .where("trainer_id", "=", trainerId)
    .where("idempotency_key", "=", key)
    .execute();
  return "settled";
}

interface Prolonging {
  readonly payment: Payment;
  /** The card that paid, which renews from now on. */
  readonly card: { readonly card_reference: string; readonly card_last4: string; readonly card_brand?: string };
  readonly now: Date;
}

/** Each payment buys one period: the one that is owed, or the next one, or in a lapsed subscription one that begins today. */
async function prolong(scope: TrainerScope, { payment, card, now }: Prolonging) {
  const { tx, actor } = scope;
  const { trainerId } = actor;
  const today = todayInSaoPaulo(now.getTime());
  const former = await findOpenSubscription(scope);
  const open = former && !isLapsed(former, today) ? former : undefined;
  const owed = open && (await findOwedInvoice(scope, { trainerId, id: open.id }));
  const period_start = owed?.period_start ?? renewalStart(open, today);
  const billing_day = open ? (open.billing_day ?? billingDayOf(open)) : Number(today.slice(8));
  const period = { period_start, period_end: periodEnd(period_start, payment.frequency, billing_day) };
  const { plan_id, installments } = payment;
  const paid = { plan_id, installments, ...period, ...card, state: "active", billing_day } as const;
  if (!open) await endSubscriptions(scope);
  const subscription_id = open
    ? await updateSubscription(scope, open.id, {
        ...paid,
        next_plan_id: null,
        next_installments: null,
        is_ending: false,
      })
    : (
        await tx
          .insertInto("subscriptions")
          .values({ trainer_id: trainerId, created_at: now, ...paid })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
  if (owed && owed.id === payment.invoice_id) {
    await markInvoicePaid(scope, { trainerId, id: owed.id, ...period, now });
    return { subscription_id, invoice_id: owed.id };
  }
  await cancelOwedInvoices(scope, { trainerId });
  const invoice_id = await createInvoice(scope, {
    trainerId,
    subscriptionId: subscription_id,
    planId: plan_id,
    valueCents: payment.value_cents,
    installments,
    due_on: period_start,
    ...period,
    now,
    isPaid: true,
  });
  return { subscription_id, invoice_id };
}

/** Ends what is left of a lapsed subscription, so that another can begin. */
async function endSubscriptions(scope: TrainerScope): Promise<void> {
  await cancelOwedInvoices(scope, { trainerId: scope.actor.trainerId });
  await scope.tx
    .updateTable("subscriptions")
    .set({ state: "canceled" })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("state", "<>", "canceled")
    .execute();
}

async function updateSubscription(
  { tx, actor }: TrainerScope,
  id: number,
  changes: Updateable<Tables["subscriptions"]>,
): Promise<number> {
  await tx
    .updateTable("subscriptions")
    .set(changes)
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();
  return id;
}

/**
 * Mails the acting trainer the notice that is due about the end of the paid period, once, also when it is called again: the
 * notice is recorded in the same transaction. A trainer who renewed or was deactivated meanwhile gets none.
 */
export async function sendRenewalNotice(
  scope: TrainerScope,
  { today, now }: { readonly today: CalendarDate; readonly now: Date },
): Promise<void> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  const day = subscriber && noticeDue(subscriber, today);
  if (!subscriber || day === undefined) return;
  const { subscription_id, period_end } = subscriber;
  const { numInsertedOrUpdatedRows: written } = await scope.tx
    .insertInto("renewal_notices")
    .values({ trainer_id: scope.actor.trainerId, subscription_id, period_end, day, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (written) await enqueueMail(scope, renewalNotice(subscriber, today));
}
