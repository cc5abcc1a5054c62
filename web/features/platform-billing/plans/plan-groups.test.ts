import { expect, it } from "vitest";
import type { Plan } from "./data.ts";
import { groupsByName } from "./plan-groups.ts";

const plan = (id: number, name: string, frequency: Plan["frequency"]) => ({ id, name, frequency }) as Plan;

it("plans of one name stand together, the shortest period first", () => {
  const plans = [plan(1, "Completo", "yearly"), plan(2, "Essencial", "monthly"), plan(3, "Completo", "monthly")];
  expect(groupsByName(plans).map((group) => group.map(({ id }) => id))).toEqual([[3, 1], [2]]);
});
