import type { PlanChange, PlanDraft } from "#contract/platform-billing/plans.ts";
import { toCents } from "#domain/money.ts";
import type { Clock } from "../../../platform/clock.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import { countPlans, ownerOf } from "./queries.ts";

export async function createPlan(
  scope: Scope,
  { name, description, frequency, value }: PlanDraft,
  quota: Quota,
): Promise<QuotaReached | { readonly outcome: "saved"; readonly id: number }> {
  await oneAtATime(scope, "plans");
  if ((await countPlans(scope)) >= quota.max) return quotaReached(quota);
  const { id } = await scope.tx
    .insertInto("subscription_plans")
    .values({
      owner_id: ownerOf(scope),
      name,
      description: description || null,
      frequency,
      value_cents: toCents(value),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { outcome: "saved", id };
}

export async function updatePlan(
  scope: Scope,
  id: number,
  { name, description, frequency, value, is_active }: PlanChange,
): Promise<Outcome<"saved" | "not_found">> {
  const changed = await updateOwnPlan(scope, id)
    .set({
      id,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description: description || null }),
      ...(frequency !== undefined && { frequency }),
      ...(value !== undefined && { value_cents: toCents(value) }),
      ...(is_active !== undefined && { is_active }),
    })
    .executeTakeFirst();
  return { outcome: changed.numUpdatedRows > 0n ? "saved" : "not_found" };
}

/** The plan is hidden, because what was sold under it still names it. */
export async function removePlan(scope: Scope, id: number, clock: Clock): Promise<Outcome<"removed" | "not_found">> {
  const hidden = await updateOwnPlan(scope, id).set({ is_active: false, hidden_at: clock.now() }).executeTakeFirst();
  return { outcome: hidden.numUpdatedRows > 0n ? "removed" : "not_found" };
}

const updateOwnPlan = (scope: Scope, id: number) =>
  scope.tx
    .updateTable("subscription_plans")
    .where("owner_id", "=", ownerOf(scope))
    .where("id", "=", id)
    .where("hidden_at", "is", null);
