import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./open-charges.endpoints.ts";

/** A job asks the provider about the charge, so neither order nor repetition of notices matter. 401 for a sender who is not the provider. */
export const receivePaymentNotice = call(endpoints.receivePaymentNotice, {
  config: { raw: true },
  schema: {
    summary: "Aviso da operadora de pagamentos",
    tags: ["payments"],
    body: z.unknown(),
    response: { 200: z.object({ received: z.literal(true) }), ...failures(400, 401) },
  },
});
