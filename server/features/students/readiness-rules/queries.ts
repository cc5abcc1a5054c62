import type { ReadinessRule } from "#contract/students/readiness-rules.ts";
import { RULE_PLACES, rulesWith } from "#domain/students/readiness/kit-rules.ts";
import { codesOf } from "#domain/text/labels.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listChangedRules } from "../../../tables/readiness-kit.ts";

export async function listRules(scope: Scope): Promise<ReadinessRule[]> {
  const changed = await listChangedRules(scope);
  const places = codesOf(RULE_PLACES);
  return rulesWith(changed).flatMap((rule) => {
    const state = places.find((place) => place === rule.state);
    return state ? { ...rule, state, is_changed: changed.includes(rule) } : [];
  });
}
