import { FREQUENCIES } from "#domain/billing/plans.ts";
import type { Plan } from "./data.ts";

type PlansOfOneName = readonly [Plan, ...Plan[]];

/** The platform sells one plan by several periods: those of one name, the shortest period first. */
export function groupsByName(plans: readonly Plan[]): readonly PlansOfOneName[] {
  const months = ({ frequency }: Plan) => FREQUENCIES[frequency].months;
  const groups = Map.groupBy(plans, ({ name }) => name);
  return [...groups.values()].flatMap((group): PlansOfOneName[] => {
    const [first, ...others] = group.toSorted((one, other) => months(one) - months(other));
    return first ? [[first, ...others]] : [];
  });
}
