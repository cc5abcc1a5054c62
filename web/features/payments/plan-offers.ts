import { formatReais } from "#domain/money.ts";
import type { ChosenPlan, PlanGroup, PlanOffer } from "./data.ts";

export type Frequency = "monthly" | "yearly";

export const PERIOD_LABELS = { monthly: "por mês", yearly: "por ano" } as const satisfies Record<Frequency, string>;

interface FoundOffer {
  readonly group: PlanGroup;
  readonly offer: PlanOffer;
  readonly frequency: Frequency;
}

/** The offer that a choice names; undefined while plans load, and for a plan that is no longer sold. */
export function findOffer(plans: readonly PlanGroup[], chosen: ChosenPlan | null): FoundOffer | undefined {
  for (const group of plans) {
    for (const frequency of ["monthly", "yearly"] as const) {
      const offer = group[frequency];
      if (offer && offer.id === chosen?.id) return { group, offer, frequency };
    }
  }
  return undefined;
}

/** "12x de R$ 71,92" */
export const installmentsLabel = ({ value }: PlanOffer, installments: number) =>
  `${installments}x de ${formatReais(value / installments)}`;
