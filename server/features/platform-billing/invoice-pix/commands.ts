import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { findInvoice, findWaitingInvoicePix } from "../invoices/queries.ts";
import type { OwedLedger } from "../provider-pix/commands/open.ts";
import type { PaidLedger, SettledPix } from "../provider-pix/commands/settle.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { beginInvoicePayment, cancelPayment, settleSubscriptionPayment } from "../subscription-payments/commands.ts";
import { findPayer, findPaymentUnderWay } from "../subscription-payments/queries.ts";
import { invoicePixReturned } from "./mail.ts";
import { findInvoicePix, type InvoicePix } from "./queries.ts";
import { invoicePixKey } from "./rules.ts";

const lockDebt: OwedLedger<number>["lockDebt"] = async (scope, id) => {
  await takeTurns(scope);
  const invoice = await findInvoice(scope, { trainerId: scope.actor.trainerId, id });
  if (!invoice) return { outcome: "not_found" };
  if (invoice.state === "paid") return { outcome: "paid" };
  if (invoice.state !== "pending") return { outcome: "changed_elsewhere" };
  const { name, email } = await findPayer(scope);
  const { value_cents: cents, plan_name: planName } = invoice;
  return { outcome: "open", cents, planName, payer: { name, email }, recipient: null };
};

async function findOwedCents(scope: TrainerScope, { pix: { invoice_id: id } }: SettledPix<InvoicePix>) {
  const invoice = await findInvoice(scope, { trainerId: scope.actor.trainerId, id });
  return invoice?.state === "pending" ? invoice.value_cents : undefined;
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
  const { invoice_id: invoiceId } = pix;
  await beginInvoicePayment(scope, { key, invoiceId, now, isAutomatic: false, method: "pix" });
  await settleSubscriptionPayment(scope, { key, now }, null);
  return "paid";
};

/** A debt is the id of an invoice. */
export const INVOICE_PIX: OwedLedger<number> & PaidLedger<InvoicePix> = {
  table: "invoice_pix",
  columnsOf: (invoice_id) => ({ invoice_id }),
  keyOf: invoicePixKey,
  lockDebt,
  isPaymentUnderWay: async (scope) => (await findPaymentUnderWay(scope)) !== undefined,
  findWaiting: (scope, id) => findWaitingInvoicePix(scope, { trainerId: scope.actor.trainerId, id }),
  async lockPix(scope, key) {
    await takeTurns(scope);
    return findInvoicePix(scope, key);
  },
  findOwedCents,
  receive,
};
