import { formatReais, toReais } from "../money.ts";
import { FREQUENCIES } from "./plans.ts";
import type { Terms } from "./sold-terms.ts";

/** Acts of the administrator on a trainer's subscription. */
export const BILLING_ACTS = [
  "plan_changed",
  "free_days",
  "discount",
  "coupon",
  "discount_ended",
  "canceled",
  "payment_recorded",
  "refunded",
] as const;

export type BillingActKind = (typeof BILLING_ACTS)[number];

/** The most days that one act gives. */
export const MAX_FREE_DAYS = 365;

/** Each of the 36 periods of a discount is a month at least. */
export const MAX_DISCOUNT_PERIODS = 36;

export const termsText = ({ name, frequency, value_cents }: Terms): string =>
  `${name} (${FREQUENCIES[frequency].label.toLowerCase()}, ${formatReais(toReais(value_cents))})`;

interface GivenDiscount {
  readonly percent: number | null;
  readonly cents: number | null;
  readonly periods: number | null;
}

/** "20% por 3 períodos", "R$ 10,00 em todos os períodos". */
export function discountText({ percent, cents, periods }: GivenDiscount): string {
  const amount = percent === null ? formatReais(toReais(cents ?? 0)) : `${percent}%`;
  if (periods === null) return `${amount} em todos os períodos`;
  return `${amount} ${periods === 1 ? "no próximo período" : `por ${periods} períodos`}`;
}
