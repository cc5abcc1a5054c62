import { z } from "zod";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { failures, Id, ListQuery, PdfFile } from "../wire.ts";
import { PaymentInformation, SeenValue } from "./payments.ts";
import { KeptCard, OwnSubscription } from "./subscriptions.ts";

/** `pending` is owed, `canceled` is owed no more. */
export const InvoiceState = z.enum(["pending", "paid", "canceled"]);
export type InvoiceState = z.infer<typeof InvoiceState>;

export const InvoiceLine = z.object({
  id: Id,
  plan_name: z.string(),
  frequency: z.enum(codesOf(FREQUENCIES)),
  value: z.number(),
  due_on: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  state: InvoiceState,
  paid_on: z.string().nullable(),
  method: z.enum(["credit_card", "pix"]).nullable(),
  card: KeptCard.nullable(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const listInvoices = call({
  method: "GET",
  url: "/api/v1/subscription/invoices",
  schema: {
    summary: "Faturas da própria assinatura",
    tags: ["subscriptions"],
    querystring: ListQuery(12).omit({ q: true }),
    response: { 200: z.object({ results: z.array(InvoiceLine), total: z.number() }), ...failures(400, 401, 403) },
  },
});

const InvoicePath = z.object({ id: Id });

/** The receipt of a paid invoice; 422 `nothing_to_print` for one that is not paid. */
export const printInvoiceReceipt = call({
  method: "GET",
  url: "/api/v1/subscription/invoices/:id/receipt",
  schema: {
    summary: "Recibo de uma fatura paga, em PDF",
    tags: ["subscriptions"],
    params: InvoicePath,
    response: { 200: PdfFile, ...failures(401, 403, 404, 422) },
  },
});

/**
 * Pays an owed invoice: with the card that is kept, or with another, which is kept from then on. An invoice that is paid
 * already is answered as it is and nothing is charged. `installments`: at most as many as the invoice allows; absent, as it was written.
 * 422 `card_refused`; 409 `payment_under_way` while another payment waits for the provider, `price_changed` when the invoice asks for
 * something else; 503 when the provider does not
 * answer: repeat the same request.
 */
export const payInvoice = call({
  method: "POST",
  url: "/api/v1/subscription/invoices/:id/payment",
  schema: {
    summary: "Pagar uma fatura da própria assinatura",
    tags: ["subscriptions"],
    params: InvoicePath,
    body: z.object({
      paymentInformation: PaymentInformation.pick({ creditCard: true }).nullable(),
      value: SeenValue,
      installments: z.number().int().min(1).max(12).optional(),
    }),
    response: { 200: z.object({ subscription: OwnSubscription }), ...failures(400, 401, 403, 404, 409, 422, 429, 503) },
  },
});

/**
 * The trainer says that an owed invoice was paid by Pix; the administrator confirms it. Said twice, it is said once. 404 also when the
 * platform receives no Pix; 409 `payment_under_way` while a card is being charged.
 */
export const announceInvoicePix = call({
  method: "POST",
  url: "/api/v1/subscription/invoices/:id/pix",
  schema: {
    summary: "Avisar que uma fatura da própria assinatura foi paga por Pix",
    tags: ["subscriptions"],
    params: InvoicePath,
    response: { 200: z.object({ subscription: OwnSubscription }), ...failures(401, 403, 404, 409) },
  },
});
