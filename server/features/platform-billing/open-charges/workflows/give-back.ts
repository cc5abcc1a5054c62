import type { ChargeServices } from "../../../../dependencies.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { closeCharge, returnCharge } from "../commands.ts";

/**
 * The return is decided first, so that no account can come of the charge. `kept`: one came of it, or the money was
 * given back before. `away`: the job goes on asking the provider, which did not answer or refused.
 */
export async function giveBack(
  { db, clock, payments }: ChargeServices,
  key: string,
): Promise<Outcome<"given_back" | "kept" | "away">> {
  const returned = await inSignInScope(db, (scope) => returnCharge(scope, key, clock.now()));
  if (returned.outcome === "absent") return { outcome: "kept" };
  const { outcome } = await payments.refund(key);
  if (outcome !== "refunded") return { outcome: "away" };
  await inSignInScope(db, (scope) => closeCharge(scope, key));
  return { outcome: "given_back" };
}
