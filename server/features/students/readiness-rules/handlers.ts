import * as calls from "#contract/students/readiness-rules.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import { listRules } from "./queries.ts";

export const readinessRuleRoutes = (): Route[] => [
  bind(calls.listReadinessRules, ({ inScope }) => inScope(async (scope) => ({ rules: await listRules(scope) }))),

  bind(calls.saveReadinessRule, ({ inScope, params: { state }, body }) =>
    inScope(async (scope) => {
      await commands.saveRule(scope, state, body);
      return { rules: await listRules(scope) };
    }),
  ),

  bind(calls.removeReadinessRule, async ({ inScope, params: { state } }) => {
    const { outcome } = await inScope((scope) => commands.removeRule(scope, state));
    return outcome === "removed" ? undefined : refuse(outcome);
  }),
];
