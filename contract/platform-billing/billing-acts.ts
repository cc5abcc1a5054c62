import { z } from "zod";
import { BILLING_ACTS, MAX_FREE_DAYS } from "#domain/billing/billing-acts.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, Text } from "../wire.ts";
import * as endpoints from "./billing-acts.endpoints.ts";
import { CouponCode, DiscountAmount, HeldDiscount, isOneAmount, ONE_AMOUNT } from "./discounts.ts";
import { SeenValue } from "./subscription-payments.ts";
import { OwnSubscription } from "./subscriptions.ts";
import { TrialEnd } from "./trials.ts";

/** `reason` is told to the trainer. `key` names the act once: the same key again does nothing. */
const Act = z.object({
  reason: z.string(MESSAGES.fieldRequired).trim().min(1, MESSAGES.fieldRequired).pipe(Text(300)),
  key: z.string().regex(/^[\w.:-]{8,100}$/, MESSAGES.format),
});

const Plan = z.object({ id: Id, installments: z.number().int().min(1).max(12) });

export const BillingActDraft = z.discriminatedUnion("kind", [
  /** From the next period on; at once while the first invoice is owed. */
  Act.extend({ kind: z.literal("plan_changed"), plan: Plan }),
  Act.extend({ kind: z.literal("free_days"), days: z.number().int().min(1).max(MAX_FREE_DAYS) }),
  Act.extend({ kind: z.literal("discount"), ...DiscountAmount.shape }).refine(isOneAmount, ONE_AMOUNT),
  Act.extend({ kind: z.literal("coupon"), coupon: CouponCode }),
  Act.extend({ kind: z.literal("discount_ended") }),
  Act.extend({ kind: z.literal("canceled"), at_once: z.boolean() }),
  /** Without `plan` it pays what is owed; with it a period of a trainer who owes nothing. `value`: what the screen showed. */
  Act.extend({
    kind: z.literal("payment_recorded"),
    method: z.enum(["pix", "cash", "transfer"]),
    plan: Plan.nullable(),
    value: SeenValue,
  }),
  /** `value`: reais of what remains of an invoice's payment, without it all. `ends`: the subscription ends with it. */
  Act.extend({
    kind: z.literal("refunded"),
    invoice_id: Id,
    value: SeenValue.min(0.01, MESSAGES.fieldRequired).optional(),
    ends: z.boolean(),
  }),
  Act.extend({ kind: z.literal("refunded_outside"), invoice_id: Id }),
]);
export type BillingActDraft = z.output<typeof BillingActDraft>;

export const BillingAct = z.object({
  id: Id,
  kind: z.enum(BILLING_ACTS),
  summary: z.string(),
  reason: z.string(),
  done_by: z.string().nullable(),
  happened_at: z.string(),
});
export type BillingAct = z.infer<typeof BillingAct>;

/** `subscription`: null without one, and after its end. `acts`: the latest thirty. */
export const TrainerBilling = z.object({
  subscription: OwnSubscription.nullable(),
  trial_ends_on: TrialEnd,
  discount: HeldDiscount.nullable(),
  acts: z.array(BillingAct),
});
export type TrainerBilling = z.infer<typeof TrainerBilling>;

const tags = ["billing-acts"];
const TrainerId = z.object({ id: Id });

export const findTrainerBilling = call(endpoints.findTrainerBilling, {
  schema: {
    summary: "Assinatura de um personal, com o que a administração fez nela",
    tags,
    params: TrainerId,
    response: { 200: TrainerBilling, ...failures(401, 403, 404) },
  },
});

/** Once, in the log and mailed to the trainer. 409 `payment_under_way`, `price_changed`, `changed_elsewhere`; 422 where it does not apply. */
export const actOnBilling = call(endpoints.actOnBilling, {
  schema: {
    summary: "Agir na assinatura de um personal",
    tags,
    params: TrainerId,
    body: BillingActDraft,
    response: { 200: TrainerBilling, ...failures(400, 401, 403, 404, 409, 422) },
  },
});
