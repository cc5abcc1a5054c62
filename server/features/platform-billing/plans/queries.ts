import { sql } from "kysely";
import type { Plan, PlanGroup, PlanOffer } from "#contract/platform-billing/plans.ts";
import {
  discountInPercent,
  FREQUENCIES,
  type Frequency,
  maxInstallments,
  monthlyCentsOf,
} from "#domain/billing/plans.ts";
import { toCents, toReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { PLATFORM, type Scope, type SignInScope } from "../../../platform/database/scope.ts";
import { everyWord } from "../../../tables/search.ts";
import { planSearch, valuePattern } from "./rules.ts";

const COLUMNS = ["id", "name", "description", "value_cents", "frequency"] as const;

const selectSold = ({ tx }: SignInScope) =>
  tx.selectFrom("subscription_plans").select(COLUMNS).where("owner_id", "=", PLATFORM).where("is_active", "=", true);

export type PlatformPlan = Awaited<ReturnType<ReturnType<typeof selectSold>["executeTakeFirstOrThrow"]>>;

export const findPlatformPlan = (scope: SignInScope, id: number): Promise<PlatformPlan | undefined> =>
  selectSold(scope).where("id", "=", id).executeTakeFirst();

/** The newer of two plans of one name and frequency counts. */
export async function listPlans(scope: SignInScope): Promise<PlanGroup[]> {
  const plans = await selectSold(scope).orderBy("id").execute();
  const groups = Map.groupBy(plans, ({ name }) => name);
  return [...groups]
    .map(([name, sold]) => toGroup(name, sold))
    .sort((a, b) => monthlyPrice(a) - monthlyPrice(b) || a.name.localeCompare(b.name, "pt-BR"));
}

function toGroup(name: string, plans: readonly PlatformPlan[]): PlanGroup {
  const sold = (frequency: Frequency) => plans.findLast((plan) => plan.frequency === frequency);
  const monthlyCents = sold("monthly")?.value_cents ?? 0;
  const offer = (frequency: Frequency) => {
    const plan = sold(frequency);
    return plan ? toOffer(plan, discountInPercent({ monthlyCents, valueCents: plan.value_cents, frequency })) : null;
  };
  const described = codesOf(FREQUENCIES).find((frequency) => sold(frequency)?.description);
  return {
    name,
    description: (described && sold(described)?.description) ?? null,
    monthly: offer("monthly"),
    bimonthly: offer("bimonthly"),
    semiannually: offer("semiannually"),
    yearly: offer("yearly"),
  };
}

const toOffer = ({ id, value_cents, frequency }: PlatformPlan, discount_in_percent: number): PlanOffer => ({
  id,
  value: toReais(value_cents),
  max_installments: maxInstallments(frequency),
  discount_in_percent,
});

/** The price is in cents. */
function monthlyPrice(group: PlanGroup): number {
  const frequency = codesOf(FREQUENCIES).find((one) => group[one]);
  return frequency ? monthlyCentsOf(toCents(group[frequency]?.value ?? 0), frequency) : 0;
}

/** A trainer keeps their own plans, the administrator the platform's. */
export const ownerOf = ({ actor }: Scope): number => (actor.role === "admin" ? PLATFORM : actor.userId);

const selectOf = (scope: Scope, owner: number) => {
  const plans = scope.tx.selectFrom("subscription_plans").where("owner_id", "=", owner).where("hidden_at", "is", null);
  return owner === ownerOf(scope) ? plans : plans.where("is_active", "=", true);
};

interface PlanSearch {
  readonly owner: number;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const inValue = (amount: string) => sql<boolean>`search like ${valuePattern(amount)}`;

/** The value is the last word of the searched text. */
const inNameOrValue = (number: string) =>
  sql<boolean>`(${inValue(number)} or regexp_replace(search, ' [^ ]+$', '') like ${`%${number}%`})`;

export async function searchPlans(scope: Scope, { owner, search, page, limit }: PlanSearch) {
  const { words, numbers, amounts } = planSearch(search);
  const found = [...numbers.map(inNameOrValue), ...amounts.map(inValue)].reduce(
    (plans, holds) => plans.where(holds),
    selectOf(scope, owner).where(everyWord("search", words)),
  );
  const { total } = await found.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const plans = await found
    .select([...COLUMNS, "is_active", "owner_id"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { results: plans.map(toPlan), total };
}

export async function findPlan(scope: Scope, id: number): Promise<Plan | undefined> {
  for (const owner of new Set([ownerOf(scope), PLATFORM])) {
    const plan = await selectOf(scope, owner)
      .select([...COLUMNS, "is_active", "owner_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (plan) return toPlan(plan);
  }
  return undefined;
}

export async function countPlans(scope: Scope): Promise<number> {
  const { count } = await selectOf(scope, ownerOf(scope))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const toPlan = ({
  value_cents,
  owner_id,
  ...plan
}: PlatformPlan & { readonly is_active: boolean; readonly owner_id: number }): Plan => ({
  ...plan,
  value: toReais(value_cents),
  personal_id: owner_id === PLATFORM ? null : owner_id,
});
