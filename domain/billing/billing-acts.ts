import { MS_PER_DAY } from "../calendar-date.ts";
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
  "refunded_outside",
] as const;

export type BillingActKind = (typeof BILLING_ACTS)[number];

/** The most days that one act gives. */
export const MAX_FREE_DAYS = 365;

/** After them the provider is not asked for a refund any more. */
export const MAX_REFUND_REFUSALS = 10;

const FIRST_REFUND_WAIT_MS = 10 * 60_000;

/** The wait after a refusal doubles up to a day: ten refusals take almost three days, in which a short balance is filled again. */
export const refundTryAt = (now: Date, refusals: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (refusals - 1) * FIRST_REFUND_WAIT_MS, MS_PER_DAY));

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
