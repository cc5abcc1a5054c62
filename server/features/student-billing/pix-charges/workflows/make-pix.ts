import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, type Scope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import * as provider from "../../../platform-billing/provider-pix/workflows/make-pix.ts";
import { askAboutPix } from "../../../platform-billing/provider-pix/workflows/settle-pix.ts";
import { findCharge } from "../../student-payments/queries.ts";
import { type ChargePath, STUDENT_PIX } from "../commands.ts";
import { findWaitingPix } from "../queries.ts";
import { NO_ANSWER, NO_PIX } from "../rules.ts";

type InOwnScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

/** The provider is asked about a Pix that waits. Answers the trainer who receives. */
export async function checkPix(
  services: ChargeServices,
  inOwnScope: InOwnScope,
  { studentId, chargeId }: ChargePath,
): Promise<number> {
  const { trainerId, waiting } = await inOwnScope(async (scope) => {
    found(await findCharge(scope, studentId, chargeId, todayInSaoPaulo(services.clock.now().getTime())));
    return {
      trainerId: found(scope.actor.trainerId ?? undefined),
      waiting: await findWaitingPix(scope, studentId, chargeId),
    };
  });
  if (waiting) await askAboutPix(services, STUDENT_PIX, { trainerId, key: waiting.key, isWatched: true });
  return trainerId;
}

/** A Pix that was paid, and whose notice is late, is found before another is made. */
export async function makePix(
  services: ChargeServices,
  inOwnScope: InOwnScope,
  { studentId, chargeId, ...payer }: ChargePath & provider.PixPayer,
): Promise<void> {
  const debt = { studentId, chargeId };
  const trainerId = await checkPix(services, inOwnScope, debt);
  const actor = actAsTrainer(trainerId, "purchase");
  const { outcome } = await provider.makePix(services, STUDENT_PIX, { ...payer, actor, trainerId, debt });
  if (outcome === "no_recipient") return refuse("invalid", NO_PIX);
  if (outcome === "away") return refuse("dependency_away", NO_ANSWER);
  if (outcome === "not_found" || outcome === "changed_elsewhere") return refuse(outcome);
}
