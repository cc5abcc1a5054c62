import type { InvoiceLine } from "#contract/platform-billing/invoices.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import { orderKey } from "../../../platform/payments/order-key.ts";
import type { Invoice, InvoiceWithPayment, WaitingInvoicePix } from "./queries.ts";

/** Processes share one key for one try. */
export const invoiceKey = ({ trainer_id, id, created_at }: Invoice, tries: number): string =>
  orderKey("invoice", trainer_id, id, created_at, tries);

export const paidOn = ({ paid_at }: Pick<Invoice, "paid_at">): string | null =>
  paid_at && todayInSaoPaulo(paid_at.getTime());

/** Asked of the provider, which has not given it back yet. */
export const returningCents = ({ counter_cents }: Pick<InvoiceWithPayment, "counter_cents">): number =>
  Math.abs(counter_cents ?? 0);

export const toInvoiceLine = (row: InvoiceWithPayment): InvoiceLine => ({
  id: row.id,
  plan_name: row.plan_name,
  frequency: row.frequency,
  value: toReais(row.value_cents),
  due_on: row.due_on,
  period_start: row.period_start,
  period_end: row.period_end,
  state: row.state,
  paid_on: paidOn(row),
  discount: toReais(row.discount_cents),
  credit: toReais(row.credit_cents),
  receipt_number: row.receipt_number,
  refunded: toReais(row.refunded_cents),
  returning: toReais(returningCents(row)),
  refunded_on: row.refunded_at && todayInSaoPaulo(row.refunded_at.getTime()),
  method: row.method,
  by_provider: row.method === "credit_card" || row.paying_pix_id !== null,
  card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
});

/** It cannot be paid without its code. */
export const toWaitingPix = ({ code, value_cents, expires_at }: WaitingInvoicePix) =>
  code === null ? null : { code, value: toReais(value_cents), expires_at: expires_at.toISOString() };

export function toWaitingPlanPix(waiting: (WaitingInvoicePix & { readonly plan_id: number }) | undefined) {
  const pix = waiting ? toWaitingPix(waiting) : null;
  return waiting && pix ? { ...pix, plan_id: waiting.plan_id } : null;
}
