import { z } from "zod";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { PixReceiver } from "../people/pix-receivers.ts";
import { failures, Id, ListQuery, PdfFile } from "../wire.ts";
import { HeldDiscount } from "./discounts.ts";
import { InvoiceLine, KeptCard } from "./invoices.ts";
import { WaitingPix } from "./provider-pix.ts";
import { PaymentInformation, SeenValue } from "./subscription-payments.ts";
import * as endpoints from "./subscriptions.endpoints.ts";

const SubscribedPlan = z.object({
  id: Id,
  name: z.string(),
  frequency: z.enum(codesOf(FREQUENCIES)),
  value: z.number(),
  installments: z.number(),
});
export type SubscribedPlan = z.infer<typeof SubscribedPlan>;

/**
 * `due_on`: first unpaid day. `next_try_on`: null when nothing is charged by itself. `access_until`: last day of access if unpaid. `pix`:
 * the platform's own key; null: the provider makes a Pix. `pix_announced_on`: the trainer's word, which the administrator confirms.
 * `pix_charge`: a Pix of the provider that waits.
 */
const OwedInvoice = z.object({
  id: Id,
  value: z.number(),
  installments: z.number(),
  due_on: z.string(),
  is_first: z.boolean(),
  refused_on: z.string().nullable(),
  next_try_on: z.string().nullable(),
  access_until: z.string(),
  max_installments: z.number(),
  pix: PixReceiver.nullable(),
  pix_announced_on: z.string().nullable(),
  pix_charge: WaitingPix.nullable(),
});
export type OwedInvoice = z.infer<typeof OwedInvoice>;

/** `period_end`: first unpaid day. `next_plan`: only another, which begins on `next_plan_from`. `announced`: a value and its first day. */
export const OwnSubscription = z.object({
  plan: SubscribedPlan,
  status: z.enum(["active", "late", "canceled"]),
  period_start: z.string(),
  period_end: z.string(),
  is_ending: z.boolean(),
  next_plan: SubscribedPlan.nullable(),
  next_plan_from: z.string(),
  next_charge: z.object({ on: z.string(), value: z.number() }).nullable(),
  announced: z.object({ value: z.number(), from: z.string() }).nullable(),
  card: KeptCard.nullable(),
  discount: HeldDiscount.nullable(),
  owed: OwedInvoice.nullable(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

const tags = ["subscriptions"];
const Answer = z.object({ subscription: OwnSubscription });

export const findOwnSubscription = call(endpoints.findOwnSubscription, {
  schema: {
    summary: "A própria assinatura, para gerenciar",
    tags,
    response: { 200: z.object({ subscription: OwnSubscription.nullable() }), ...failures(401, 403) },
  },
});

/** Nothing is charged. 422 `card_refused`; 404 without a subscription; 503 when the provider does not answer. */
export const changeCard = call(endpoints.changeCard, {
  schema: {
    summary: "Trocar o cartão da assinatura",
    tags,
    body: z.object({ paymentInformation: PaymentInformation.pick({ creditCard: true }) }),
    response: { 200: Answer, ...failures(400, 401, 403, 404, 422, 429, 503) },
  },
});

/** A subscription that was ending goes on. 422 for a plan that is not sold; 409 `payment_under_way`, `price_changed`. */
export const changePlan = call(endpoints.changePlan, {
  schema: {
    summary: "Trocar de plano no próximo período",
    tags,
    body: z.object({ plan: PaymentInformation.shape.plan }),
    response: { 200: Answer, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** Ends the subscription with the paid period, in the days of grace at once. 409 `payment_under_way` while a card is being charged. */
export const cancelSubscription = call(endpoints.cancelSubscription, {
  schema: {
    summary: "Cancelar a assinatura no fim do período pago",
    tags,
    response: { 200: z.object({ subscription: OwnSubscription.nullable() }), ...failures(401, 403, 404, 409) },
  },
});

export const resumeSubscription = call(endpoints.resumeSubscription, {
  schema: {
    summary: "Desistir do cancelamento da assinatura",
    tags,
    response: { 200: Answer, ...failures(401, 403, 404) },
  },
});

export const listInvoices = call(endpoints.listInvoices, {
  schema: {
    summary: "Faturas da própria assinatura",
    tags,
    querystring: ListQuery(12).omit({ q: true }),
    response: { 200: z.object({ results: z.array(InvoiceLine), total: z.number() }), ...failures(400, 401, 403) },
  },
});

const InvoicePath = z.object({ id: Id });

/** The receipt of a paid invoice; 422 `nothing_to_print` for one that is not paid. */
export const printInvoiceReceipt = call(endpoints.printInvoiceReceipt, {
  schema: {
    summary: "Recibo de uma fatura paga, em PDF",
    tags,
    params: InvoicePath,
    response: { 200: PdfFile, ...failures(401, 403, 404, 422, 429) },
  },
});

/**
 * A new card is kept from then on; a paid invoice is not charged. 422 `card_refused`; 409 `payment_under_way`, `price_changed`; 503 when
 * the provider does not answer: repeat the same request.
 */
export const payInvoice = call(endpoints.payInvoice, {
  schema: {
    summary: "Pagar uma fatura da própria assinatura",
    tags,
    params: InvoicePath,
    body: z.object({
      paymentInformation: PaymentInformation.pick({ creditCard: true }).nullable(),
      value: SeenValue,
      installments: z.number().int().min(1).max(12).optional(),
    }),
    response: { 200: Answer, ...failures(400, 401, 403, 404, 409, 422, 429, 503) },
  },
});

/** The administrator confirms it; a repetition changes nothing. 404 also when the platform receives no Pix; 409 `payment_under_way`. */
export const announceInvoicePix = call(endpoints.announceInvoicePix, {
  schema: {
    summary: "Avisar que uma fatura da própria assinatura foi paga por Pix",
    tags,
    params: InvoicePath,
    response: { 200: Answer, ...failures(401, 403, 404, 409) },
  },
});
