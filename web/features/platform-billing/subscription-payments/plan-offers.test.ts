import { describe, expect, it } from "vitest";
import type { PlanGroup, PlanOffer } from "../plans/data.ts";
import { findPlanOffer, installmentsLabel, soldFrequencies, withOwnPrices } from "./plan-offers.ts";

const offer = (id: number, value: number) => ({ id, value }) as PlanOffer;
const group = (offers: Partial<PlanGroup>) =>
  ({ monthly: null, bimonthly: null, semiannually: null, yearly: null, ...offers }) as PlanGroup;

const essential = group({ monthly: offer(1, 89.9), yearly: offer(2, 863.04) });
const studio = group({ semiannually: offer(3, 485.46) });

describe("the plans on sale", () => {
  it("name the frequencies of which at least one plan is sold, the shortest first", () => {
    expect(soldFrequencies([studio, essential])).toEqual(["monthly", "semiannually", "yearly"]);
    expect(soldFrequencies([])).toEqual([]);
  });

  it("find the offer that a choice names, with its group and frequency", () => {
    expect(findPlanOffer([studio, essential], { id: 2, installments: 12 })).toEqual({
      group: essential,
      offer: essential.yearly,
      frequency: "yearly",
    });
  });

  it("find nothing without a choice, while plans load, and for a plan that is no longer sold", () => {
    expect(findPlanOffer([essential], null)).toBeUndefined();
    expect(findPlanOffer([], { id: 2, installments: 1 })).toBeUndefined();
    expect(findPlanOffer([essential], { id: 9, installments: 1 })).toBeUndefined();
  });

  it("say what an instalment costs", () => {
    expect(installmentsLabel({ value: 863.04 }, 12)).toBe("12x de R$ 71,92");
  });
});

describe("a subscriber's own price", () => {
  const priceOf = (ownPrices: Parameters<typeof withOwnPrices>[1]) =>
    withOwnPrices([essential], ownPrices)[0]?.monthly?.value;

  it("replaces a higher one of the same plan and frequency", () => {
    expect(priceOf([{ plan_id: 1, frequency: "monthly", value: 79.9 }])).toBe(79.9);
  });

  it("without a frequency is the one in which the plan is sold", () => {
    expect(priceOf([{ plan_id: 1, value: 79.9 }])).toBe(79.9);
  });

  it("never raises what the plan costs now", () => {
    expect(priceOf([{ plan_id: 1, value: 99.9 }])).toBe(89.9);
  });

  it("of another plan or frequency changes nothing", () => {
    expect(priceOf([{ plan_id: 2, value: 10 }])).toBe(89.9);
    expect(priceOf([{ plan_id: 1, frequency: "yearly", value: 10 }])).toBe(89.9);
  });
});
