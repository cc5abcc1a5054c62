import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { takeBack } from "../commands.ts";
import { findTrainerOfPaidCard } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments">;

/** A part that went back is between trainer and provider: the charge stays paid. Without an answer the job is tried again. */
export async function recordTakenBack({ db, clock, payments }: Services, key: string): Promise<void> {
  const trainerId = await inSignInScope(db, (scope) => findTrainerOfPaidCard(scope, key));
  if (trainerId === undefined) return;
  const returned = await payments.findReturned(key);
  if (returned.outcome === "away") throw new Error("The payment provider did not say what it gave back.");
  if (returned.outcome === "absent" || returned.cents === 0) return;
  const { cents } = returned;
  await inScope(db, actAsTrainer(trainerId, "payment_notice"), (scope) =>
    takeBack(asTrainer(scope), { key, cents, now: clock.now() }),
  );
}
