import type { HeldDiscount as Held } from "#contract/platform-billing/discounts.ts";
import { toReais } from "#domain/money.ts";
import type { HeldDiscount } from "./queries.ts";

export const toHeldDiscount = ({ percent, cents, periods_left, coupon_code }: HeldDiscount): Held => ({
  percent,
  value: cents === null ? null : toReais(cents),
  periods_left,
  coupon: coupon_code,
});
