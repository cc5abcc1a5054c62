import type { ChargeServices } from "../../../../dependencies.ts";
import {
  type Actor,
  actAsTrainer,
  asSeveral,
  asTrainer,
  inSignInScope,
  type ScopeTurns,
} from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import type { PixAnswer } from "../../../../platform/payments/provider.ts";
import { returnKeptCharge } from "../../open-charges/commands.ts";
import { giveBack } from "../../open-charges/workflows/give-back.ts";
import { type KeptPix, type PaidLedger, settlePix } from "../commands/settle.ts";
import { findTrainerOfPix, isCalledOff, listPixToAskAbout } from "../queries.ts";

interface PixOfTrainer {
  readonly trainerId: number;
  readonly key: string;
  readonly isWatched?: boolean;
}

/** An answer is kept, and what must go back is on its way, in one transaction. */
export async function keepPixAnswer<Pix extends KeptPix>(
  services: ChargeServices,
  ledger: PaidLedger<Pix>,
  { trainerId, key, isWatched = false }: PixOfTrainer,
  answer: PixAnswer,
): Promise<void> {
  if (answer.outcome === "away") return;
  const { db, clock } = services;
  const now = clock.now();
  const settled = await asSeveral(db, async (turns) => {
    const actor = actAsTrainer(trainerId, "payment_notice");
    const isReturning = answer.outcome === "paid" && (await lockAndAsk(turns, ledger, { actor, key }));
    const scope = asTrainer(await turns.as(actor));
    const settlement = await settlePix(scope, ledger, { key, answer, now, isWatched, isCalledOff: isReturning });
    if (settlement.outcome === "return") await returnKeptCharge(await turns.authenticator(), key, now);
    return settlement;
  });
  if (settled.outcome === "return") await giveBack(services, key);
}

interface PixOfActor {
  readonly actor: Actor;
  readonly key: string;
}

/** True of a Pix that was called off. Whoever does that holds the payer's lock, too, and so comes before or after. */
async function lockAndAsk<Pix extends KeptPix>(
  turns: ScopeTurns,
  ledger: PaidLedger<Pix>,
  { actor, key }: PixOfActor,
): Promise<boolean> {
  await ledger.lockPix(asTrainer(await turns.as(actor)), key);
  return isCalledOff(await turns.authenticator(), key);
}

export async function askAboutPix<Pix extends KeptPix>(
  services: ChargeServices,
  ledger: PaidLedger<Pix>,
  pix: PixOfTrainer,
): Promise<void> {
  await keepPixAnswer(services, ledger, pix, await services.payments.findPix(pix.key));
}

/** It ignores a key that the ledger does not know. */
export async function settlePixOfNotice<Pix extends KeptPix>(
  services: ChargeServices,
  ledger: PaidLedger<Pix>,
  key: string,
): Promise<void> {
  const trainerId = await inSignInScope(services.db, (scope) => findTrainerOfPix(scope, ledger.table, key));
  if (trainerId !== undefined) await askAboutPix(services, ledger, { trainerId, key });
}

/** For a notice that was lost. */
export async function askAboutEachPix<Pix extends KeptPix>(
  services: ChargeServices,
  ledger: PaidLedger<Pix>,
): Promise<void> {
  const { db, clock } = services;
  const waiting = await inSignInScope(db, (scope) => listPixToAskAbout(scope, ledger.table, clock.now()));
  await tryEach(waiting, (pix) => askAboutPix(services, ledger, pix));
}
