import { call } from "../call.ts";
import { PixPayer } from "../platform-billing/subscription-payments.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./pix-charges.endpoints.ts";
import { ChargePath, StudentMoneyAnswer } from "./student-payments.ts";

const tags = ["pix charges"];

/** The provider confirms it, and CPF and phone stay there. Asking again while it waits is the same Pix. 422 `invalid` without a recipient. */
export const makePixCharge = call(endpoints.makePixCharge, {
  schema: {
    summary: "Pagar uma cobrança com um Pix que se confirma",
    tags,
    params: ChargePath,
    body: PixPayer,
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 409, 422, 429, 503) },
  },
});

export const checkPixCharge = call(endpoints.checkPixCharge, {
  schema: {
    summary: "Conferir se o Pix de uma cobrança foi pago",
    tags,
    params: ChargePath,
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 429) },
  },
});
