import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import { PaymentInformation } from "./subscription-payments.ts";
import { OwnSubscription } from "./subscriptions.ts";
import * as endpoints from "./upgrades.endpoints.ts";

/**
 * Reais: `price` of the plan, less `discount` and `credit`, is `value`. The credit is what was paid for the `days_left` of the paid period,
 * today among them. The new period begins today; `period_end` is the first unpaid day.
 */
export const UpgradeQuote = z.object({
  plan_id: Id,
  price: z.number(),
  discount: z.number(),
  credit: z.number(),
  value: z.number(),
  days_left: z.number(),
  period_start: z.string(),
  period_end: z.string(),
});
export type UpgradeQuote = z.infer<typeof UpgradeQuote>;

const tags = ["upgrades"];
const Installments = z.number().int().min(1).max(12);

/** `quote`: null with the sentence `reason` where another plan cannot begin today. */
export const findUpgrade = call(endpoints.findUpgrade, {
  schema: {
    summary: "Quanto custa passar hoje para outro plano",
    tags,
    querystring: z.object({ plan_id: Id }),
    response: {
      200: z.object({ quote: UpgradeQuote.nullable(), reason: z.string().nullable() }),
      ...failures(400, 401, 403, 422),
    },
  },
});

/**
 * Charges `value`, and the plan begins today. Without `creditCard` the kept card is charged. `key` names the payment: the same request pays
 * once. 409 `price_changed` for another value, `payment_under_way`; 422 `card_refused`, or `invalid` where it cannot begin today; 503 when
 * the provider does not answer: repeat the same request.
 */
export const upgrade = call(endpoints.upgrade, {
  schema: {
    summary: "Passar hoje para outro plano, com crédito do que resta do atual",
    tags,
    body: z.object({
      key: z.string().regex(/^[\w-]{8,100}$/, MESSAGES.format),
      plan_id: Id,
      installments: Installments,
      value: z.number().min(0).max(10_000_000),
      creditCard: PaymentInformation.shape.creditCard.nullable(),
    }),
    response: {
      200: z.object({ subscription: OwnSubscription }),
      ...failures(400, 401, 403, 404, 409, 422, 429, 503),
    },
  },
});
