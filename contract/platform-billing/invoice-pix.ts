import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./invoice-pix.endpoints.ts";
import { WaitingPlanPix } from "./provider-pix.ts";
import { PixPayer } from "./subscription-payments.ts";
import { OwnSubscription } from "./subscriptions.ts";

const tags = ["invoice pix"];
const InvoiceId = z.object({ id: Id });
const Answer = z.object({ subscription: OwnSubscription.nullable() });

/** The provider confirms it, and CPF and phone stay there. Asking again while it waits is the same Pix. A paid invoice stays. */
export const makeInvoicePix = call(endpoints.makeInvoicePix, {
  schema: {
    summary: "Pagar uma fatura com um Pix que se confirma",
    tags,
    params: InvoiceId,
    body: PixPayer,
    response: { 200: Answer, ...failures(400, 401, 403, 404, 409, 422, 429, 503) },
  },
});

export const checkInvoicePix = call(endpoints.checkInvoicePix, {
  schema: {
    summary: "Conferir se o Pix de uma fatura foi pago",
    tags,
    params: InvoiceId,
    response: { 200: Answer, ...failures(400, 401, 403, 404, 429) },
  },
});

const PlanAnswer = z.object({ pix_charge: WaitingPlanPix.nullable() });

/** For who owes no invoice: the payment makes it, and its period begins on that day. None is made while the subscription is in order. */
export const makePlanPix = call(endpoints.makePlanPix, {
  schema: {
    summary: "Pagar um plano com um Pix que se confirma",
    tags,
    body: PixPayer.extend({ plan_id: Id }),
    response: { 200: PlanAnswer, ...failures(400, 401, 403, 409, 422, 429, 503) },
  },
});

export const checkPlanPix = call(endpoints.checkPlanPix, {
  schema: {
    summary: "Conferir se o Pix de um plano foi pago",
    tags,
    response: { 200: PlanAnswer, ...failures(400, 401, 403, 429) },
  },
});
