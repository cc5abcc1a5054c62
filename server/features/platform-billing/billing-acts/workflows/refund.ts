import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { settleRefund } from "../commands.ts";
import { findRefundUnderWay, listRefundsUnderWay } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments">;

/** Without an answer the counter-entry waits, and the job asks again. The provider gives back up to a sum once. */
export async function giveBackByProvider({ db, clock, payments }: Services, trainerId: number, id: number) {
  const actor = actAsTrainer(trainerId, "administration");
  const refund = await inScope(db, actor, (scope) => findRefundUnderWay(asTrainer(scope), id));
  if (!refund) return;
  const { key, value_cents, returned_cents } = refund;
  const { outcome } = await payments.refund(key, returned_cents < value_cents ? returned_cents : undefined);
  if (outcome === "away") return;
  await inScope(db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    await takeTurns(scope);
    await settleRefund(scope, id, clock.now());
  });
}

/** One failure does not keep the others. */
export async function giveBackWhatWaits(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const { trainerId, id } of await inSignInScope(services.db, listRefundsUnderWay))
    await giveBackByProvider(services, trainerId, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
