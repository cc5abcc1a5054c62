import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import type { JobLog } from "../../../../platform/jobs/worker.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { settleRefund } from "../commands.ts";
import { findRefundUnderWay, listRefundsUnderWay } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments">;

/** A person should look at a refund that the job has asked for ten times in vain. */
const MANY_TRIES_MS = 100 * 60_000;

/** Without an answer the counter-entry waits, and the job asks again. The provider gives back up to a sum once. */
export async function giveBackByProvider(
  { db, clock, payments }: Services,
  trainerId: number,
  id: number,
): Promise<Outcome<"returned" | "waiting">> {
  const actor = actAsTrainer(trainerId, "administration");
  const refund = await inScope(db, actor, (scope) => findRefundUnderWay(asTrainer(scope), id));
  if (!refund) return { outcome: "returned" };
  const { key, value_cents, returned_cents } = refund;
  const { outcome } = await payments.refund(key, returned_cents < value_cents ? returned_cents : undefined);
  if (outcome === "away") return { outcome: "waiting" };
  await inScope(db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    await takeTurns(scope);
    await settleRefund(scope, id, clock.now());
  });
  return { outcome: "returned" };
}

/** One failure does not keep the others. */
export async function giveBackWhatWaits(services: Services, log: JobLog): Promise<void> {
  const failures: unknown[] = [];
  const longAgo = services.clock.now().getTime() - MANY_TRIES_MS;
  for (const { trainerId, id, created_at } of await inSignInScope(services.db, listRefundsUnderWay)) {
    const tried = await giveBackByProvider(services, trainerId, id).catch(
      (error: unknown) => void failures.push(error),
    );
    if (tried?.outcome === "waiting" && created_at.getTime() <= longAgo)
      log.error({ trainerId, payment: id, since: created_at }, "A operadora não devolveu o valor de um estorno.");
  }
  if (failures.length > 0) throw failures[0];
}
