import { describe, expect, it } from "vitest";
import type { OwedInvoice, OwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import type { PlanGroup } from "../plans/data.ts";
import { receivedPrice } from "./act-form.ts";

const plans = [{ name: "Essencial", monthly: { id: 1, value: 89.9 }, yearly: { id: 2, value: 863.04 } } as PlanGroup];
const chosen = { id: 1, installments: 1 };
const discount = { percent: 10, value: null, periods_left: 3, coupon: null };
const subscribed = (changes: Partial<OwnSubscription> = {}) =>
  ({
    plan: { id: 1, frequency: "monthly", value: 79.9 },
    period_end: "2026-03-05",
    next_plan: null,
    announced: null,
    owed: null,
    ...changes,
  }) as OwnSubscription;

describe("money that was received", () => {
  it.each([
    ["the listed price", null, null, 89.9],
    ["less the discount", null, discount, 80.91],
    ["the lower price that is kept", subscribed(), null, 79.9],
    ["that price less the discount", subscribed(), discount, 71.91],
    ["what is owed, whose discount is taken off", subscribed({ owed: { value: 70 } as OwedInvoice }), discount, 70],
  ])("without an invoice, or with one, is %s", (_, subscription, held, value) => {
    expect(receivedPrice({ subscription, discount: held }, plans, chosen)).toBe(value);
  });

  it("has no price before a plan is chosen", () => {
    expect(receivedPrice({ subscription: null, discount }, plans, null)).toBeUndefined();
  });
});
