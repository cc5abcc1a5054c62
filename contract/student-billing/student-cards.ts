import { z } from "zod";
import { call } from "../call.ts";
import { StudentPath } from "../planning/cycles.ts";
import { PaymentInformation, SeenValue } from "../platform-billing/subscription-payments.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./student-cards.endpoints.ts";
import { StudentMoneyAnswer } from "./student-payments.ts";

const tags = ["student cards"];

/**
 * The student's card pays each charge of the plan from then on; nothing is charged by this call. `value`: reais of a charge, which the
 * student allows. 409 `price_changed`; 422 `card_refused`, `invalid` without a plan or where the trainer receives no cards; 503 when the
 * provider does not answer.
 */
export const keepStudentCard = call(endpoints.keepStudentCard, {
  schema: {
    summary: "Renovar o plano no cartão",
    tags,
    params: StudentPath,
    body: z.object({ creditCard: PaymentInformation.shape.creditCard, value: SeenValue }),
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 409, 422, 429, 503) },
  },
});

/** The card is forgotten; what is due is paid in another way. */
export const removeStudentCard = call(endpoints.removeStudentCard, {
  schema: {
    summary: "Parar de renovar no cartão",
    tags,
    params: StudentPath,
    response: { 200: StudentMoneyAnswer, ...failures(401, 403, 404) },
  },
});
