import type { ReadinessRuleDraft } from "#contract/students/readiness-rules.ts";
import type { RulePlace } from "#domain/students/readiness/kit-rules.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

export async function saveRule({ tx }: Scope, state: RulePlace, draft: ReadinessRuleDraft): Promise<void> {
  await tx
    .insertInto("readiness_rules")
    .values({ state, ...draft })
    .onConflict((conflict) => conflict.column("state").doUpdateSet(draft))
    .execute();
}

export async function removeRule({ tx }: Scope, state: RulePlace): Promise<Outcome<"removed" | "not_found">> {
  const removed = await tx.deleteFrom("readiness_rules").where("state", "=", state).executeTakeFirst();
  return { outcome: removed.numDeletedRows > 0n ? "removed" : "not_found" };
}
