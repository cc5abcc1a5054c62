import { mayRenew } from "#domain/billing/subscription.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { findDiscountCents } from "../discounts/queries.ts";
import { findInvoice, findWaitingInvoicePix, findWaitingPlanPix } from "../invoices/queries.ts";
import { findPlatformPlan, type PlatformPlan } from "../plans/queries.ts";
import type { OwedLedger } from "../provider-pix/commands/open.ts";
import type { PaidLedger, SettledPix } from "../provider-pix/commands/settle.ts";
import { beginPayment } from "../subscription-payments/commands/begin.ts";
import { beginInvoicePayment } from "../subscription-payments/commands/begin-invoice.ts";
import { cancelPayment } from "../subscription-payments/commands/cancel.ts";
import { settleSubscriptionPayment } from "../subscription-payments/commands/settle.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { findPayer, findPaymentUnderWay } from "../subscription-payments/queries/payments.ts";
import { findOpenSubscription } from "../subscription-payments/queries/subscriptions.ts";
import { findOwnTerms } from "../subscription-payments/queries/terms.ts";
import { invoicePixReturned } from "./mail.ts";
import { findInvoicePix, type InvoicePix } from "./queries.ts";

const lockDebt: OwedLedger<number>["lockDebt"] = async (scope, id) => {
  await takeTurns(scope);
  const invoice = await findInvoice(scope, { trainerId: scope.actor.trainerId, id });
  if (!invoice) return { outcome: "not_found" };
  if (invoice.state === "paid") return { outcome: "paid" };
  if (invoice.state !== "pending") return { outcome: "changed_elsewhere" };
  const { name, email } = await findPayer(scope);
  const { trainer_id, created_at, value_cents: cents, plan_name: planName } = invoice;
  const order = ["invoice pix", trainer_id, id, created_at];
  return { outcome: "open", cents, planName, payer: { name, email }, recipient: null, order };
};

async function findOwedCents(scope: TrainerScope, { pix, now }: SettledPix<InvoicePix>): Promise<number | undefined> {
  const { invoice_id: id, plan_id } = pix;
  if (id === null) {
    const plan = plan_id === null ? undefined : await findPlatformPlan(scope, plan_id);
    return plan && findPriceOfPlan(scope, plan, now);
  }
  const invoice = await findInvoice(scope, { trainerId: scope.actor.trainerId, id });
  return invoice?.state === "pending" ? invoice.value_cents : undefined;
}

/** Undefined while the subscription is in order. */
async function findPriceOfPlan(scope: TrainerScope, plan: PlatformPlan, now: Date): Promise<number | undefined> {
  const today = todayInSaoPaulo(now.getTime());
  const open = await findOpenSubscription(scope);
  if (open && !mayRenew(open, today)) return undefined;
  const { value_cents } = await findOwnTerms(scope, plan, today);
  return value_cents - (await findDiscountCents(scope, value_cents));
}

/** An announced Pix gives way to the money; a card that is being charged comes first. */
const receive: PaidLedger<InvoicePix>["receive"] = async (scope, settling, cents) => {
  const { pix, key, now } = settling;
  if (pix.value_cents !== cents || (await findOwedCents(scope, settling)) !== cents) {
    const { name, email } = await findPayer(scope);
    await enqueueMail(scope, invoicePixReturned({ name, email }, cents));
    return "refunded";
  }
  const other = await findPaymentUnderWay(scope);
  if (other?.method === "credit_card") return "later";
  if (other) await cancelPayment(scope, { key: other.key, refusal: null, now });
  await beginPaymentOf(scope, settling);
  await settleSubscriptionPayment(scope, { key, now }, null);
  if (pix.invoice_id === null) await nameInvoice(scope, key);
  return "paid";
};

/** Amount and debt were compared. */
async function beginPaymentOf(scope: TrainerScope, { pix, key, now }: SettledPix<InvoicePix>): Promise<void> {
  const { invoice_id: invoiceId, plan_id, value_cents: seenCents } = pix;
  if (invoiceId !== null) {
    await beginInvoicePayment(scope, { key, invoiceId, now, isAutomatic: false, method: "pix" });
    return;
  }
  const plan = plan_id === null ? undefined : await findPlatformPlan(scope, plan_id);
  if (plan) await beginPayment(scope, { key, plan, installments: 1, seenCents, now, method: "pix" });
}

/** The payment made it. */
const nameInvoice = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .updateTable("invoice_pix")
    .set(({ selectFrom }) => ({
      invoice_id: selectFrom("payments")
        .select("payments.invoice_id")
        .where("payments.trainer_id", "=", actor.trainerId)
        .where("payments.idempotency_key", "=", key),
    }))
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .execute();

const settled: PaidLedger<InvoicePix> = {
  table: "invoice_pix",
  async lockPix(scope, key) {
    await takeTurns(scope);
    return findInvoicePix(scope, key);
  },
  findOwedCents,
  receive,
};

const isPaymentUnderWay = async (scope: TrainerScope) => (await findPaymentUnderWay(scope)) !== undefined;

/** A debt is the id of an invoice. */
export const INVOICE_PIX: OwedLedger<number> & PaidLedger<InvoicePix> = {
  ...settled,
  columnsOf: (invoice_id) => ({ invoice_id }),
  lockDebt,
  isPaymentUnderWay,
  findWaiting: (scope, id) => findWaitingInvoicePix(scope, { trainerId: scope.actor.trainerId, id }),
};

const lockPlan: OwedLedger<number>["lockDebt"] = async (scope, id, now) => {
  await takeTurns(scope);
  const plan = await findPlatformPlan(scope, id);
  if (!plan) return { outcome: "not_found" };
  const cents = await findPriceOfPlan(scope, plan, now);
  if (cents === undefined) return { outcome: "in_order" };
  const { id: trainerId, created_at, name, email } = await findPayer(scope);
  const order = ["plan pix", trainerId, created_at, id];
  return { outcome: "open", cents, planName: plan.name, payer: { name, email }, recipient: null, order };
};

/** A debt is the id of a plan. */
export const PLAN_PIX: OwedLedger<number> & PaidLedger<InvoicePix> = {
  ...settled,
  columnsOf: (plan_id) => ({ plan_id }),
  lockDebt: lockPlan,
  isPaymentUnderWay,
  async findWaiting(scope, planId) {
    const waiting = await findWaitingPlanPix(scope, scope.actor.trainerId);
    return waiting && { ...waiting, isOther: waiting.plan_id !== planId };
  },
};
