import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import { toReais } from "#domain/money.ts";
import type { DiscountRow } from "./queries.ts";

export const toHeldDiscount = ({ percent, cents, periods_left, coupon_code }: DiscountRow): HeldDiscount => ({
  percent,
  value: cents === null ? null : toReais(cents),
  periods_left,
  coupon: coupon_code,
});
