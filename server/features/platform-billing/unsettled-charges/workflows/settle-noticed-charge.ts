import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { findPayerOf } from "../../payments/queries.ts";
import { settlePaymentOf } from "../../payments/workflows/settle.ts";
import type { ChargeServices } from "./give-back.ts";

/**
 * Asks the provider what became of a charge that it sent a notice about. A payment that is settled, and a charge that the server does
 * not know of, need nothing; one before there is an account ends by the clock.
 */
export async function settleNoticedCharge(services: ChargeServices, key: string): Promise<void> {
  const { db } = services;
  const trainerId = await inSignInScope(db, (scope) => findPayerOf(scope, key));
  if (trainerId === undefined) return;
  const actor = actAsTrainer(trainerId, "payment_notice");
  await settlePaymentOf(services, (work) => inScope(db, actor, (scope) => work(asTrainer(scope))), key);
}
