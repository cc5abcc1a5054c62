import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { settleRefund } from "../commands.ts";
import { findRefundUnderWay, listRefundsUnderWay } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments">;

/** Without an answer the counter-entry waits, and the job asks again. The provider gives a key back once. */
export async function giveBackByCard({ db, clock, payments }: Services, trainerId: number, paymentId: number) {
  const actor = actAsTrainer(trainerId, "administration");
  const refund = await inScope(db, actor, (scope) => findRefundUnderWay(asTrainer(scope), paymentId));
  if (!refund) return;
  const { outcome } = await payments.refund(refund.key);
  if (outcome === "away") return;
  await inScope(db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    await takeTurns(scope);
    await settleRefund(scope, paymentId, clock.now());
  });
}

/** One failure does not keep the others. */
export async function giveBackWhatWaits(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const { trainerId, paymentId } of await inSignInScope(services.db, listRefundsUnderWay))
    if (paymentId !== null)
      await giveBackByCard(services, trainerId, paymentId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
