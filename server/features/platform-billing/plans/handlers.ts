import * as calls from "#contract/platform-billing/plans.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import { inSignInScope, PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const planRoutes = ({ db, clock, quotas }: Dependencies): Route[] => [
  bind(calls.listPlans, async () => ({ plans: await inSignInScope(db, queries.listPlans) })),

  bind(calls.listSubscriptionPlans, ({ inScope, query: { owner_by, owner_by_id, ...search } }) =>
    inScope((scope) => {
      const ownerId = queries.ownerOf(scope);
      const owner = owner_by === "master" ? PLATFORM : ownerId;
      const isNamedRight = owner_by_id === undefined || owner_by_id === scope.actor.userId;
      const isKeptByActor = owner_by !== "personal_trainer" || (ownerId !== PLATFORM && isNamedRight);
      return isKeptByActor ? queries.searchPlans(scope, { owner, ...search }) : refuse("not_found");
    }),
  ),

  bind(calls.createSubscriptionPlan, ({ inScope, body, idempotency }) =>
    inScope(async (scope) => {
      const created = await createOnce(scope, idempotency, () => commands.createPlan(scope, body, quotas.plans));
      return created.outcome === "saved" ? foundPlan(scope, created.id) : refuse(created.outcome, created);
    }),
  ),

  bind(calls.findSubscriptionPlan, ({ inScope, params }) => inScope((scope) => foundPlan(scope, params.id))),

  bind(calls.updateSubscriptionPlan, ({ inScope, params, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.updatePlan(scope, params.id, body);
      return outcome === "saved" ? foundPlan(scope, params.id) : refuse(outcome);
    }),
  ),

  bind(calls.removeSubscriptionPlan, ({ inScope, params }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.removePlan(scope, params.id, clock);
      return outcome === "removed" ? undefined : refuse(outcome);
    }),
  ),
];

const foundPlan = async (scope: Scope, id: number) => ({ plan: found(await queries.findPlan(scope, id)) });
