import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { closeCharge, returnCharge } from "../commands.ts";

export type ChargeServices = Pick<Dependencies, "db" | "clock" | "payments">;

/** The return is decided first, so that no account can come of the charge; the job goes on asking the provider. */
export async function giveBack(
  { db, clock, payments }: ChargeServices,
  key: string,
): Promise<"done" | "kept" | "later"> {
  if (!(await inSignInScope(db, (scope) => returnCharge(scope, key, clock.now())))) return "kept";
  if ((await payments.refund(key)) === "away") return "later";
  await inSignInScope(db, (scope) => closeCharge(scope, key));
  return "done";
}
