import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import type { OwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import { discountCentsOf } from "#domain/billing/discount.ts";
import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import type { PlanGroup, PlanOffer } from "../plans/data.ts";
import type { ChosenPlan } from "./data.ts";

export const PERIOD_LABELS = {
  monthly: "por mês",
  bimonthly: "a cada 2 meses",
  semiannually: "a cada 6 meses",
  yearly: "por ano",
} as const satisfies Record<Frequency, string>;

export const RENEWALS = {
  monthly: "Renova automaticamente a cada mês.",
  bimonthly: "Renova automaticamente a cada 2 meses.",
  semiannually: "Renova automaticamente a cada 6 meses.",
  yearly: "Renova automaticamente a cada ano.",
} as const satisfies Record<Frequency, string>;

interface FoundOffer {
  readonly group: PlanGroup;
  readonly offer: PlanOffer;
  readonly frequency: Frequency;
}

/** The shortest first. */
export const soldFrequencies = (plans: readonly PlanGroup[]): readonly Frequency[] =>
  codesOf(FREQUENCIES).filter((frequency) => plans.some((group) => group[frequency]));

/** Undefined while plans load, and for a plan that is no longer sold. */
export function findPlanOffer(plans: readonly PlanGroup[], chosen: ChosenPlan | null): FoundOffer | undefined {
  for (const group of plans) {
    for (const frequency of codesOf(FREQUENCIES)) {
      const offer = group[frequency];
      if (offer && offer.id === chosen?.id) return { group, offer, frequency };
    }
  }
  return undefined;
}

/** In reais; without a frequency, in the one in which it is sold. */
export interface OwnPrice {
  readonly plan_id: number;
  readonly frequency?: Frequency;
  readonly value: number;
}

type Subscribed = Pick<OwnSubscription, "plan" | "next_plan" | "announced" | "period_end">;

/** The present plan costs what it was sold for until an announced value begins. */
export const ownPricesOf = ({ plan, next_plan, announced, period_end }: Subscribed): readonly OwnPrice[] => [
  {
    plan_id: plan.id,
    frequency: plan.frequency,
    value: announced && announced.from <= period_end ? announced.value : plan.value,
  },
  ...(next_plan ? [{ plan_id: next_plan.id, frequency: next_plan.frequency, value: next_plan.value }] : []),
];

/** A plan keeps the lower price at which it was sold. */
export const withOwnPrices = (plans: readonly PlanGroup[], ownPrices: readonly OwnPrice[]): readonly PlanGroup[] =>
  plans.map((group) => ({
    ...group,
    monthly: ownOffer(group.monthly, "monthly", ownPrices),
    bimonthly: ownOffer(group.bimonthly, "bimonthly", ownPrices),
    semiannually: ownOffer(group.semiannually, "semiannually", ownPrices),
    yearly: ownOffer(group.yearly, "yearly", ownPrices),
  }));

function ownOffer(offer: PlanOffer | null, frequency: Frequency, ownPrices: readonly OwnPrice[]): PlanOffer | null {
  if (!offer) return null;
  const prices = ownPrices.filter(
    (price) => price.plan_id === offer.id && (price.frequency ?? frequency) === frequency,
  );
  return { ...offer, value: Math.min(offer.value, ...prices.map(({ value }) => value)) };
}

export const installmentsLabel = ({ value }: Pick<PlanOffer, "value">, installments: number) =>
  `${installments}x de ${formatReais(value / installments)}`;

/** Reais after a discount, as the server counts them. */
export function reducedPrice(value: number, discount: HeldDiscount | null): number {
  if (!discount) return value;
  const cents = discount.value === null ? null : toCents(discount.value);
  return toReais(toCents(value) - discountCentsOf(toCents(value), { percent: discount.percent, cents }));
}
