import { z } from "zod";
import { call } from "../call.ts";
import { Day, failures } from "../wire.ts";
import * as endpoints from "./coupons.endpoints.ts";
import { CouponCode, DiscountAmount, HeldDiscount, isOneAmount, ONE_AMOUNT } from "./discounts.ts";

export const MAX_COUPON_USES = 100_000;

/** `coupon`: its code. `valid_until`: the last day. `max_uses`: null without a limit. */
const CouponTerms = DiscountAmount.extend({
  coupon: CouponCode,
  valid_until: Day.nullable(),
  max_uses: z.number().int().min(1).max(MAX_COUPON_USES).nullable(),
});

export const CouponDraft = CouponTerms.refine(isOneAmount, ONE_AMOUNT);
export type CouponDraft = z.output<typeof CouponDraft>;

export const Coupon = CouponTerms.extend({
  valid_until: z.string().nullable(),
  uses: z.number(),
  is_open: z.boolean(),
});
export type Coupon = z.infer<typeof Coupon>;

const tags = ["coupons"];
const Named = z.object({ coupon: CouponCode });

export const listCoupons = call(endpoints.listCoupons, {
  schema: { summary: "Cupons", tags, response: { 200: z.object({ coupons: z.array(Coupon) }), ...failures(401, 403) } },
});

export const createCoupon = call(endpoints.createCoupon, {
  schema: {
    summary: "Criar um cupom",
    tags,
    body: CouponDraft,
    response: { 201: z.object({ coupon: Coupon }), ...failures(400, 401, 403, 422) },
  },
});

/** Discounts that trainers have by it go on. */
export const endCoupon = call(endpoints.endCoupon, {
  schema: {
    summary: "Encerrar um cupom",
    tags,
    params: Named,
    response: { 200: z.object({ coupon: Coupon }), ...failures(401, 403, 404) },
  },
});

/** Once per coupon; it takes the place of another discount. 422 `code_refused` for one that is unknown, over or used. */
export const redeemCoupon = call(endpoints.redeemCoupon, {
  schema: {
    summary: "Usar um cupom na própria assinatura",
    tags,
    body: Named,
    response: { 200: z.object({ discount: HeldDiscount }), ...failures(400, 401, 403, 422, 429) },
  },
});
