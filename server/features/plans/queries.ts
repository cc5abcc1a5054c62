import type { PlanGroup, PlanOffer } from "#contract/plans.ts";
import { discountInPercent, maxInstallments } from "#domain/billing/plans.ts";
import { toReais } from "#domain/money.ts";
import { anyOf } from "../../platform/database/lists.ts";
import { PLATFORM, type SignInScope } from "../../platform/database/scope.ts";

const selectPlatformPlans = ({ tx }: SignInScope) =>
  tx
    .selectFrom("subscription_plans")
    .select(["id", "name", "description", "value_cents", "frequency"])
    .where("owner_id", "=", PLATFORM)
    .where("is_active", "=", true)
    .where("frequency", "=", anyOf(["monthly", "yearly"], "text"));

export type PlatformPlan = Awaited<ReturnType<ReturnType<typeof selectPlatformPlans>["executeTakeFirstOrThrow"]>>;

/** A plan that is sold to trainers; undefined for any other. */
export const findPlatformPlan = (scope: SignInScope, id: number): Promise<PlatformPlan | undefined> =>
  selectPlatformPlans(scope).where("id", "=", id).executeTakeFirst();

/** What trainers may buy, by name, the cheapest name first. Of two plans of one name and frequency the newer one counts. */
export async function listPlans(scope: SignInScope): Promise<PlanGroup[]> {
  const plans = await selectPlatformPlans(scope).orderBy("id").execute();
  const groups = Map.groupBy(plans, ({ name }) => name);
  return [...groups]
    .map(([name, sold]) => toGroup(name, sold))
    .sort((a, b) => priceOf(a) - priceOf(b) || a.name.localeCompare(b.name, "pt-BR"));
}

function toGroup(name: string, plans: readonly PlatformPlan[]): PlanGroup {
  const monthly = plans.findLast(({ frequency }) => frequency === "monthly");
  const yearly = plans.findLast(({ frequency }) => frequency === "yearly");
  return {
    name,
    description: (monthly ?? yearly)?.description ?? null,
    monthly: monthly ? toOffer(monthly, 0) : null,
    yearly: yearly
      ? toOffer(yearly, discountInPercent({ monthlyCents: monthly?.value_cents ?? 0, yearlyCents: yearly.value_cents }))
      : null,
  };
}

const toOffer = ({ id, value_cents, frequency }: PlatformPlan, discount_in_percent: number): PlanOffer => ({
  id,
  value: toReais(value_cents),
  max_installments: maxInstallments(frequency),
  discount_in_percent,
});

const priceOf = ({ monthly, yearly }: PlanGroup): number => monthly?.value ?? (yearly?.value ?? 0) / 12;
