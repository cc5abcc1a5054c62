import { expect, it } from "vitest";
import { actTitle } from "./act-titles.ts";
import type { TrainerBilling } from "./data.ts";

const SUBSCRIPTION = {} as NonNullable<TrainerBilling["subscription"]>;

it("names free days after what they prolong: the subscription, or the trial of a trainer without one", () => {
  expect(actTitle("free_days", { subscription: SUBSCRIPTION })).toBe("Dar dias de cortesia");
  expect(actTitle("free_days", { subscription: null })).toBe("Dar dias de teste");
});
