import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { findPayerOf } from "../../subscription-payments/queries/payments.ts";
import { settleWithProvider } from "../../subscription-payments/workflows/settle.ts";

/** Payments that are settled or unknown need nothing; a charge without an account ends by the clock. */
export async function settleNoticedCharge(services: ChargeServices, key: string): Promise<void> {
  const { db } = services;
  const trainerId = await inSignInScope(db, (scope) => findPayerOf(scope, key));
  if (trainerId === undefined) return;
  const actor = actAsTrainer(trainerId, "payment_notice");
  await settleWithProvider(services, (work) => inScope(db, actor, (scope) => work(asTrainer(scope))), key);
}
