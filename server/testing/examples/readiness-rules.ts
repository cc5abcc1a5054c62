import { listReadinessRules, removeReadinessRule, saveReadinessRule } from "#contract/students/readiness-rules.ts";
import type { Example } from "./example.ts";

export function readinessRuleExamples(): Example[] {
  const params = { state: "AC" };
  const body = {
    authorised_below: 15,
    certified_from: 70,
    months: 12,
    asks_term: true,
    law: "Lei estadual",
    checked_on: "2026-03-01",
  };
  return [
    [saveReadinessRule, { params, body }],
    [listReadinessRules, {}],
    [removeReadinessRule, { params }],
  ];
}
