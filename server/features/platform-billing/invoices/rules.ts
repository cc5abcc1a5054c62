import { createHash } from "node:crypto";
import type { InvoiceLine } from "#contract/platform-billing/invoices.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Invoice, InvoiceWithPayment } from "./queries.ts";

/**
 * The key of a try to pay an invoice. Each process and each restart makes the same one for the same try. The moment at which the
 * invoice was written keeps the keys of two databases apart that share an account of the provider.
 */
export function invoiceKey({ trainer_id, id, created_at }: Invoice, tries: number): string {
  const said = JSON.stringify(["invoice", trainer_id, id, created_at.toISOString(), tries]);
  return createHash("sha256").update(said).digest("base64url");
}

/** The day on which an invoice was paid, in São Paulo. */
export const paidOn = ({ paid_at }: Pick<Invoice, "paid_at">): string | null =>
  paid_at && todayInSaoPaulo(paid_at.getTime());

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
  method: row.method,
  card: row.card_last4 === null ? null : { brand: row.card_brand, last4: row.card_last4 },
});
