import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, inSignInScope } from "../../../../platform/database/scope.ts";
import type { PixAnswer } from "../../../../platform/payments/provider.ts";
import { returnKeptCharge } from "../../../platform-billing/unsettled-charges/commands.ts";
import { giveBack } from "../../../platform-billing/unsettled-charges/workflows/give-back.ts";
import { settlePix } from "../commands.ts";
import { findReceiverOfPix, listPixToAskAbout } from "../queries.ts";

export type PixServices = Pick<Dependencies, "db" | "clock" | "payments">;

interface PixOfTrainer {
  readonly trainerId: number;
  readonly key: string;
}

/** An answer is kept, and what must go back is on its way, in one transaction. */
export async function keepPixAnswer(
  services: PixServices,
  { trainerId, key }: PixOfTrainer,
  answer: PixAnswer,
): Promise<void> {
  if (answer.outcome === "away") return;
  const { db, clock } = services;
  const now = clock.now();
  const settled = await asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "payment_notice")));
    const settlement = await settlePix(scope, { key, answer, now });
    if (settlement.outcome === "return") await returnKeptCharge(await turns.authenticator(), key, now);
    return settlement;
  });
  if (settled.outcome === "return") await giveBack(services, key);
}

export async function askAboutPix(services: PixServices, pix: PixOfTrainer): Promise<void> {
  await keepPixAnswer(services, pix, await services.payments.findPix(pix.key));
}

/** Of another key it knows nothing. */
export async function settleNoticedPix(services: PixServices, key: string): Promise<void> {
  const trainerId = await inSignInScope(services.db, (scope) => findReceiverOfPix(scope, key));
  if (trainerId !== undefined) await askAboutPix(services, { trainerId, key });
}

/** For a notice that was lost. One failure does not keep the others from it. */
export async function askAboutWaitingPix(services: PixServices): Promise<void> {
  const { db, clock } = services;
  const failures: unknown[] = [];
  for (const pix of await inSignInScope(db, (scope) => listPixToAskAbout(scope, clock.now())))
    await askAboutPix(services, pix).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
