import type { ChargeServices } from "../../../../dependencies.ts";
import { type Actor, asTrainer, inScope } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { findWaitingPlanPix } from "../../invoices/queries.ts";
import { makePix, type PixPayer } from "../../provider-pix/workflows/make-pix.ts";
import { askAboutPix } from "../../provider-pix/workflows/settle-pix.ts";
import { PLAN_PIX } from "../commands.ts";
import { NO_PIX_MADE, PLAN_GONE } from "../rules.ts";

/** The provider is asked about a Pix that waits. Answers the trainer who pays. */
export async function checkPlanPix(services: ChargeServices, actor: Actor): Promise<number> {
  const { trainerId, waiting } = await inScope(services.db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    const { trainerId: payer } = scope.actor;
    return { trainerId: payer, waiting: await findWaitingPlanPix(scope, payer) };
  });
  if (waiting) await askAboutPix(services, PLAN_PIX, { trainerId, key: waiting.key, isWatched: true });
  return trainerId;
}

/** A Pix that was paid, and whose notice is late, is found before another is made. Nothing is made while nothing is due. */
export async function makePlanPix(
  services: ChargeServices,
  actor: Actor,
  { plan_id, ...payer }: PixPayer & { readonly plan_id: number },
): Promise<void> {
  const trainerId = await checkPlanPix(services, actor);
  const { outcome } = await makePix(services, PLAN_PIX, { ...payer, actor, trainerId, debt: plan_id });
  if (outcome === "not_found") return refuse("invalid", PLAN_GONE);
  if (outcome === "away") return refuse("dependency_away", NO_PIX_MADE);
}
