import type { SignInScope } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { findPlatformPlan, type PlatformPlan } from "../../plans/queries.ts";
import { planRefusal } from "../rules.ts";

export const findSoldPlan = async (scope: SignInScope, id: number, installments: number): Promise<PlatformPlan> =>
  asSold(await findPlatformPlan(scope, id), installments);

export function asSold(plan: PlatformPlan | undefined, installments: number): PlatformPlan {
  const fields = planRefusal(plan, installments);
  return !plan || fields ? refuse("invalid", { ...(fields && { fields }) }) : plan;
}
