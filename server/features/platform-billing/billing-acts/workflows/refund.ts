import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import type { JobLog } from "../../../../platform/jobs/worker.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { mailAdministrators } from "../../../people/accounts/commands.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { findPayer } from "../../subscription-payments/queries/payments.ts";
import { noteRefusal, settleRefund } from "../commands/refunds.ts";
import { refundRefused } from "../mail.ts";
import { findRefundUnderWay, listRefundsToAskFor } from "../queries.ts";

/** A person should look at a refund that the job has asked for ten times in vain. */
const MANY_TRIES_MS = 100 * 60_000;

/** Without an answer the counter-entry waits, and the job asks again. The provider gives back up to a sum once. */
export async function giveBackByProvider(
  services: ChargeServices,
  trainerId: number,
  id: number,
): Promise<Outcome<"returned" | "refused" | "waiting">> {
  const { db, clock, payments } = services;
  const actor = actAsTrainer(trainerId, "administration");
  const refund = await inScope(db, actor, (scope) => findRefundUnderWay(asTrainer(scope), id));
  if (!refund) return { outcome: "returned" };
  const { key, value_cents, returned_cents } = refund;
  const { outcome } = await payments.refund(key, returned_cents < value_cents ? returned_cents : undefined);
  if (outcome === "away") return { outcome: "waiting" };
  if (outcome === "refused") {
    await keepRefusal(services, trainerId, id);
    return { outcome };
  }
  await inScope(db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    await takeTurns(scope);
    await settleRefund(scope, id, clock.now());
  });
  return { outcome: "returned" };
}

/** The last refusal is told in the transaction that keeps it. */
const keepRefusal = ({ db, clock }: ChargeServices, trainerId: number, id: number): Promise<void> =>
  asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "administration")));
    await takeTurns(scope);
    const noted = await noteRefusal(scope, id, clock.now());
    if (noted.outcome !== "given_up") return;
    const { name } = await findPayer(scope);
    const told = { trainer: { id: trainerId, name }, cents: noted.cents };
    const accounts = await turns.authenticator();
    await mailAdministrators(accounts, "finance", (administrator) => refundRefused(administrator, told));
  });

export async function giveBackWhatWaits(services: ChargeServices, log: JobLog): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const longAgo = now.getTime() - MANY_TRIES_MS;
  const waiting = await inSignInScope(db, (scope) => listRefundsToAskFor(scope, now));
  await tryEach(waiting, async ({ trainerId, id, created_at }) => {
    const { outcome } = await giveBackByProvider(services, trainerId, id);
    if (outcome === "waiting" && created_at.getTime() <= longAgo)
      log.error({ trainerId, payment: id, since: created_at }, "A operadora não devolveu o valor de um estorno.");
  });
}
