import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { settleLater } from "../../../platform-billing/open-charges/commands.ts";
import { takeBack } from "../commands.ts";
import { findTrainerOfPaid } from "../queries.ts";

/** A part that went back is between trainer and provider: the charge stays paid. */
export async function recordStudentsTakenBackOfNotice(
  { db, clock, payments }: ChargeServices,
  key: string,
): Promise<void> {
  const trainerId = await inSignInScope(db, (scope) => findTrainerOfPaid(scope, key));
  if (trainerId === undefined) return;
  const now = clock.now();
  const returned = await payments.findReturned(key);
  if (returned.outcome === "away") return inSignInScope(db, (scope) => settleLater(scope, key, now));
  if (returned.outcome === "absent" || returned.cents === 0) return;
  const { cents } = returned;
  await inScope(db, actAsTrainer(trainerId, "payment_notice"), (scope) =>
    takeBack(asTrainer(scope), { key, cents, now }),
  );
}
