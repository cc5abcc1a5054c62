import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import { discountText } from "#domain/billing/billing-acts.ts";
import { toCents } from "#domain/money.ts";

export function heldDiscountText({ percent, value, periods_left, coupon }: HeldDiscount): string {
  const amount = discountText({ percent, cents: value === null ? null : toCents(value), periods: periods_left });
  return coupon ? `${amount} (cupom ${coupon})` : amount;
}
