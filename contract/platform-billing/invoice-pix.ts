import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./invoice-pix.endpoints.ts";
import { PixPayer } from "./provider-pix.ts";
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
