import { z } from "zod";
import { call } from "../call.ts";
import { PaymentInformation, SeenValue } from "../platform-billing/subscription-payments.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./pix-charges.endpoints.ts";
import { ChargePath, StudentMoneyAnswer } from "./student-payments.ts";

const { holder_cpf, holder_phone } = PaymentInformation.shape.creditCard.shape;

const tags = ["pix charges"];

/** The provider confirms it. CPF and phone go there and are not kept. Asking again while it waits is the same Pix. 422 `invalid` without a recipient. */
export const makePixCharge = call(endpoints.makePixCharge, {
  schema: {
    summary: "Pagar uma cobrança com um Pix que se confirma",
    tags,
    params: ChargePath,
    body: z.object({ cpf: holder_cpf, phone: holder_phone, value: SeenValue }),
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
