import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { codesOf } from "#domain/labels.ts";
import { formatReais } from "#domain/money.ts";
import type { ChosenPlan, PlanGroup, PlanOffer } from "./data.ts";

/** How a price is said: "R$ 485,46 a cada 6 meses". */
export const PERIOD_LABELS = {
  monthly: "por mês",
  bimonthly: "a cada 2 meses",
  semiannually: "a cada 6 meses",
  yearly: "por ano",
} as const satisfies Record<Frequency, string>;

/** When a plan is charged again. */
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

/** The frequencies of which at least one plan is sold, the shortest first. */
export const soldFrequencies = (plans: readonly PlanGroup[]): readonly Frequency[] =>
  codesOf(FREQUENCIES).filter((frequency) => plans.some((group) => group[frequency]));

/** The offer that a choice names; undefined while plans load, and for a plan that is no longer sold. */
export function findOffer(plans: readonly PlanGroup[], chosen: ChosenPlan | null): FoundOffer | undefined {
  for (const group of plans) {
    for (const frequency of codesOf(FREQUENCIES)) {
      const offer = group[frequency];
      if (offer && offer.id === chosen?.id) return { group, offer, frequency };
    }
  }
  return undefined;
}

/** "12x de R$ 71,92" */
export const installmentsLabel = ({ value }: PlanOffer, installments: number) =>
  `${installments}x de ${formatReais(value / installments)}`;
