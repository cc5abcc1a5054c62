import * as calls from "#contract/platform-billing/coupons.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { platformDay } from "../../../platform/clock.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findDiscount } from "../discounts/queries.ts";
import { toHeldDiscount } from "../discounts/rules.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { findPaymentUnderWay } from "../subscription-payments/queries/payments.ts";
import * as commands from "./commands.ts";
import { findCoupon, listCoupons } from "./queries.ts";
import { COUPON_TAKEN, NO_COUPON } from "./rules.ts";

export function couponRoutes({ clock }: Dependencies): Route[] {
  const moment = () => platformDay(clock);
  return [
    bind(calls.listCoupons, async ({ inScope }) => ({
      coupons: await inScope((scope) => listCoupons(scope, moment().today)),
    })),
    bind(calls.createCoupon, ({ inScope, body }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.createCoupon(scope, body, moment().now);
        if (outcome === "name_taken") return refuse(outcome, COUPON_TAKEN);
        return { coupon: found(await findCoupon(scope, body.coupon, moment().today)) };
      }),
    ),
    bind(calls.endCoupon, ({ inScope, params: { coupon } }) =>
      inScope(async (scope) => {
        await commands.endCoupon(scope, coupon, moment().now);
        return { coupon: found(await findCoupon(scope, coupon, moment().today)) };
      }),
    ),
    bind(calls.redeemCoupon, ({ inScope, body: { coupon } }) =>
      inScope(async (anyScope) => {
        const scope = asTrainer(anyScope);
        await takeTurns(scope);
        if (await findPaymentUnderWay(scope)) return refuse("payment_under_way");
        const { outcome } = await commands.redeemCoupon(scope, coupon, moment());
        if (outcome === "unknown") return refuse("code_refused", NO_COUPON);
        return { discount: toHeldDiscount(found(await findDiscount(scope))) };
      }),
    ),
  ];
}
