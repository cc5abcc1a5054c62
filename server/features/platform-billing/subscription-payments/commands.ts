import { sql } from "kysely";
import type { PlatformMethod } from "#domain/billing/payments.ts";
import { maxInstallments } from "#domain/billing/plans.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import { mayRenew } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { PaidCharge } from "../../../platform/payments/provider.ts";
import { findDiscountCents } from "../discounts/queries.ts";
import { findInvoice, findOwedInvoice, type Invoice } from "../invoices/queries.ts";
import { invoiceKey } from "../invoices/rules.ts";
import { isTold, withOwed } from "./commands/notices.ts";
import { prolong } from "./commands/prolong.ts";
import { takeTurns } from "./commands/turns.ts";
import { paymentNotice, renewalNotice } from "./mail.ts";
import {
  countTries,
  findOpenSubscription,
  findOwnTerms,
  findPayment,
  findPaymentUnderWay,
  findSubscriber,
  type OpenSubscription,
  termsOf,
} from "./queries.ts";
import { givesWay } from "./rules.ts";

interface Intended {
  readonly key: string;
  readonly plan: Terms & { readonly id: number };
  readonly installments: number;
  /** Undefined for a call that does not say what the payer saw. */
  readonly seenCents: number | undefined;
  readonly now: Date;
  /** Absent: a card. */
  readonly method?: PlatformMethod;
}

type Begun =
  | { readonly outcome: "begun"; readonly terms: Terms }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | { readonly outcome: "in_order"; readonly subscription: OpenSubscription }
  | Outcome<"under_way" | "refused_before">;

/** The payment is recorded before the provider is asked. It pays what is owed when plan and price are the same. */
export async function beginPayment(
  scope: TrainerScope,
  { key, plan, installments, seenCents, now, method = "credit_card" }: Intended,
): Promise<Begun> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const subscription = await findOpenSubscription(scope);
  const today = todayInSaoPaulo(now.getTime());
  if (subscription && !mayRenew(subscription, today)) return { outcome: "in_order", subscription };
  const previous = await findPayment(scope, key);
  if (previous && previous.status !== "canceled") return { outcome: "begun", terms: termsOf(previous) };
  if (previous && (previous.refusal !== "absent" || previous.refunded_at)) return { outcome: "refused_before" };
  if (method === "pix" && (await findPaymentUnderWay(scope))) return { outcome: "under_way" };
  const way = await makeWay(scope, now);
  if (way.outcome === "under_way") return way;
  if (previous) {
    await reopenPayment(scope, previous.id);
    return { outcome: "begun", terms: termsOf(previous) };
  }
  const owed = subscription && (await findOwedInvoice(scope, { trainerId, id: subscription.id }));
  const price = await findOwnTerms(scope, plan, today);
  const discount_cents = await findDiscountCents(scope, price.value_cents);
  const terms = { ...price, value_cents: price.value_cents - discount_cents };
  if (seenCents !== undefined && seenCents !== terms.value_cents)
    return { outcome: "price_changed", cents: terms.value_cents };
  const isOwed =
    owed?.plan_id === plan.id && owed.frequency === terms.frequency && owed.value_cents === terms.value_cents;
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: trainerId,
      plan_id: plan.id,
      invoice_id: isOwed ? owed.id : null,
      idempotency_key: key,
      status: "pending",
      method,
      plan_name: terms.name,
      frequency: terms.frequency,
      value_cents: terms.value_cents,
      discount_cents,
      installments,
      created_at: now,
    })
    .execute();
  return { outcome: "begun", terms };
}

/** A Pix that was announced days ago is given up for a card. */
export async function makeWay(scope: TrainerScope, now: Date): Promise<Outcome<"free" | "under_way">> {
  const other = await findPaymentUnderWay(scope);
  if (!other) return { outcome: "free" };
  if (!givesWay(other, now)) return { outcome: "under_way" };
  await cancelPayment(scope, { key: other.key, refusal: null, now });
  return { outcome: "free" };
}

/** The provider charges one key once, so an unknown payment is asked for again. */
export async function reopenPayment({ tx, actor }: TrainerScope, id: number): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "pending", refusal: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();
}

interface Owing {
  readonly invoiceId: number;
  /** In how many parts; undefined: as the invoice was written. */
  readonly installments?: number | undefined;
  readonly now: Date;
  /** By the job, so that a refusal is told by mail. */
  readonly isAutomatic: boolean;
  readonly method: PlatformMethod;
  /** By which the provider knows money that has arrived. */
  readonly key?: string;
}

type InvoicePayment =
  | { readonly outcome: "begun"; readonly key: string; readonly invoice: Invoice }
  | Outcome<"paid" | "not_owed" | "under_way" | "too_many_parts">;

/** A card's try is recorded before the provider is asked; a Pix waits for the administrator's answer. */
export async function beginInvoicePayment(
  scope: TrainerScope,
  { invoiceId, installments, now, isAutomatic, method, key: known }: Owing,
): Promise<InvoicePayment> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const invoice = await findInvoice(scope, { trainerId, id: invoiceId });
  if (invoice?.state === "paid") return { outcome: "paid" };
  if (invoice?.state !== "pending") return { outcome: "not_owed" };
  if (installments !== undefined && installments > maxInstallments(invoice.frequency))
    return { outcome: "too_many_parts" };
  if (method === "pix" && (await findPaymentUnderWay(scope))) return { outcome: "under_way" };
  const way = method === "pix" ? undefined : await makeWay(scope, now);
  if (way?.outcome === "under_way") return { outcome: "under_way" };
  const key = known ?? invoiceKey(invoice, await countTries(scope, invoiceId));
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: trainerId,
      plan_id: invoice.plan_id,
      invoice_id: invoiceId,
      idempotency_key: key,
      status: "pending",
      method,
      plan_name: invoice.plan_name,
      frequency: invoice.frequency,
      value_cents: invoice.value_cents,
      discount_cents: invoice.discount_cents,
      installments: installments ?? invoice.installments,
      is_automatic: isAutomatic,
      created_at: now,
    })
    .execute();
  return { outcome: "begun", key, invoice };
}

export async function recordInvoicePix(
  scope: TrainerScope,
  invoiceId: number,
  now: Date,
): Promise<Outcome<"announced" | "already_announced" | "not_owed" | "under_way">> {
  const { outcome } = await beginInvoicePayment(scope, { invoiceId, now, isAutomatic: false, method: "pix" });
  if (outcome === "begun") return { outcome: "announced" };
  if (outcome === "paid") return { outcome: "already_announced" };
  if (outcome === "not_owed") return { outcome };
  const other = await findPaymentUnderWay(scope);
  const isAnnounced = other?.method === "pix" && other.invoice_id === invoiceId;
  return { outcome: isAnnounced ? "already_announced" : "under_way" };
}

interface Ended {
  readonly key: string;
  /** Null: a Pix that did not arrive. */
  readonly refusal: "invalid" | "expired" | "declined" | "absent" | null;
  readonly now: Date;
}

/** The refusal of an automatic charge is told by mail. */
export async function cancelPayment(scope: TrainerScope, { key, refusal, now }: Ended): Promise<void> {
  await takeTurns(scope);
  const canceled = await scope.tx
    .updateTable("payments")
    .set({ status: "canceled", refusal })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "pending")
    .returning("is_automatic")
    .executeTakeFirst();
  if (!canceled?.is_automatic || refusal === "absent") return;
  const subscriber = await findSubscriber(scope);
  if (!subscriber || !isTold(subscriber)) return;
  const today = todayInSaoPaulo(now.getTime());
  await enqueueMail(scope, renewalNotice(await withOwed(scope, subscriber), today));
}

/** Money that arrived is given back before; the provider is not asked again. */
export async function closePayment(
  { tx, actor }: TrainerScope,
  { key, refundedAt }: { readonly key: string; readonly refundedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ refusal: "declined", refunded_at: refundedAt })
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "canceled")
    .where("refunded_at", "is", null)
    .execute();
}

/** Who settles the payment asks the provider at once; the job of open charges comes after. */
const JOB_AFTER_MS = 60_000;

/** Money that pays nothing goes back however the process ends, and however long the provider is away. */
async function leaveOpenCharge({ tx }: TrainerScope, key: string, now: Date): Promise<void> {
  const tryAt = new Date(now.getTime() + JOB_AFTER_MS);
  await sql`
    select leave_open_charge(${key}, 'returning', ${now}::timestamptz, ${tryAt}::timestamptz)`.execute(tx);
}

/** `paid` is null for money without a card. A payment told twice happens once. `too_late`: a card's money is on its way back. */
export async function settleSubscriptionPayment(
  scope: TrainerScope,
  { key, now }: Pick<Intended, "key" | "now">,
  paid: PaidCharge | null,
): Promise<Outcome<"settled" | "too_late">> {
  await takeTurns(scope);
  const payment = await findPayment(scope, key);
  if (!payment || payment.status === "canceled") {
    if (paid) await leaveOpenCharge(scope, key, now);
    return { outcome: "too_late" };
  }
  if (payment.status === "paid") return { outcome: "settled" };
  const { trainerId } = scope.actor;
  const invoice = payment.invoice_id ? await findInvoice(scope, { trainerId, id: payment.invoice_id }) : undefined;
  if (invoice?.state === "paid") {
    await cancelPayment(scope, { key, refusal: paid && "absent", now });
    if (paid) await leaveOpenCharge(scope, key, now);
    return { outcome: "too_late" };
  }
  const card = paid && {
    card_reference: paid.cardReference,
    card_last4: paid.last4,
    ...(paid.brand !== null && { card_brand: paid.brand }),
  };
  const ids = await prolong(scope, { payment, card, now });
  await scope.tx
    .updateTable("payments")
    .set({ status: "paid", paid_at: now, ...ids, card_brand: paid?.brand ?? null, card_last4: paid?.last4 ?? null })
    .where("trainer_id", "=", trainerId)
    .where("idempotency_key", "=", key)
    .execute();
  const subscriber = await findSubscriber(scope);
  const settled = await findInvoice(scope, { trainerId, id: ids.invoice_id });
  // Who pays gets the receipt, also before the address is confirmed.
  if (subscriber?.is_active && settled)
    await enqueueMail(scope, paymentNotice(subscriber, settled, { ...payment, card: paid }));
  return { outcome: "settled" };
}
