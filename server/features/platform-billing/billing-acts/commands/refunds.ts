import { MAX_REFUND_REFUSALS, refundTryAt } from "#domain/billing/billing-acts.ts";
import type { PlatformMethod } from "#domain/billing/payments.ts";
import { heldCentsOf, refundableCents } from "#domain/billing/upgrade-credit.ts";
import type { PlatformDay } from "../../../../platform/clock.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { listCreditedInvoices } from "../../invoices/queries.ts";
import { findPaymentUnderWay } from "../../subscription-payments/queries/payments.ts";
import {
  findPaymentOfInvoice,
  findRefundUnderWay,
  findRefusedRefund,
  isRefundUnderWay,
  type PaymentOfInvoice,
} from "../queries.ts";
import { endAtOnce } from "./subscription.ts";

interface Refunding extends PlatformDay {
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

export async function writeRefund(
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

export async function findHeldCents(scope: TrainerScope, invoiceId: number): Promise<number> {
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

export const addToRefunded = ({ tx, actor }: TrainerScope, id: number, cents: number) =>
  tx
    .updateTable("invoices")
    .set(({ eb }) => ({ refunded_cents: eb("refunded_cents", "+", cents) }))
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .execute();

/** Only once all of its money is back. */
export const markRefunded = ({ tx, actor }: TrainerScope, id: number, now: Date) =>
  tx
    .updateTable("invoices")
    .set({ refunded_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", id)
    .whereRef("refunded_cents", "=", "value_cents")
    .execute();
