import { z } from "zod";
import { call } from "./call.ts";
import { PaymentInformation } from "./payments.ts";
import { failures, Id } from "./wire.ts";

/** `status` is a code of `domain/billing/subscription.ts`; `period_end` is the first unpaid day. */
export const Subscription = z.object({
  plan: z.object({ id: Id, name: z.string() }),
  status: z.enum(["active", "late", "canceled"]),
  period_end: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

/** A trainer's subscription; null without one and after it was canceled. `may_renew`: something is due. */
export const findSubscription = call({
  method: "GET",
  url: "/api/v1/subscribe",
  schema: {
    summary: "A própria assinatura",
    tags: ["payments"],
    response: {
      200: z.object({ subscription: Subscription.nullable(), may_renew: z.boolean() }),
      ...failures(401, 403),
    },
  },
});

/**
 * Pays and renews the trainer's subscription. A period with more than seven days left is answered as it is and nothing is
 * charged.
 * 422 `card_refused` when the card is refused, `invalid` for a plan that is not sold; 409 `payment_under_way` while another
 * payment of the same trainer waits for the provider; 503 when the provider does not answer: repeat the same request.
 */
export const subscribe = call({
  method: "POST",
  url: "/api/v1/subscribe",
  schema: {
    summary: "Assinar ou renovar um plano",
    tags: ["payments"],
    body: z.object({ paymentInformation: PaymentInformation }),
    response: {
      200: z.object({ subscription: Subscription }),
      ...failures(400, 401, 403, 409, 422, 429, 503),
    },
  },
});
