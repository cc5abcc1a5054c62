import { nextPixTryAt } from "#domain/billing/pix/charge.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { type PixAnswer, PROVIDER_KNOWS_AFTER_MS } from "../../../../platform/payments/provider.ts";
import type { PixTable } from "../queries.ts";
import { endPix } from "./end.ts";

export interface KeptPix {
  readonly state: string;
  readonly value_cents: number;
  readonly code: string | null;
  readonly created_at: Date;
  readonly tries: number;
}

export interface SettledPix<Pix> {
  readonly pix: Pix;
  readonly key: string;
  readonly now: Date;
}

/** The Pix of one ledger, and what their money does. */
export interface PaidLedger<Pix extends KeptPix> {
  readonly table: PixTable;
  /** Locks the payer, then reads. */
  readonly lockPix: (scope: TrainerScope, key: string) => Promise<Pix | undefined>;
  readonly findOwedCents: (scope: TrainerScope, settling: SettledPix<Pix>) => Promise<number | undefined>;
  /** `later`: something else comes first. */
  readonly receive: (
    scope: TrainerScope,
    settling: SettledPix<Pix>,
    cents: number,
  ) => Promise<"paid" | "refunded" | "later">;
  /** The provider gave back what was received. False: nothing was. */
  readonly takeBack?: (scope: TrainerScope, settling: SettledPix<Pix>) => Promise<boolean>;
}

interface AnsweredPix {
  readonly key: string;
  readonly answer: Exclude<PixAnswer, { outcome: "away" }>;
  readonly now: Date;
  /** A person who looks at it is about to pay: the waits begin anew, however often they looked. */
  readonly isWatched: boolean;
  /** It is on its way back. */
  readonly isCalledOff: boolean;
}

/** `return`: the money, or the Pix that waits, must go back. An answer that is told twice, or out of order, is kept once. */
type Settled = Outcome<"waiting" | "settled" | "return">;

export async function settlePix<Pix extends KeptPix>(
  scope: TrainerScope,
  ledger: PaidLedger<Pix>,
  { key, answer, now, isWatched, isCalledOff }: AnsweredPix,
): Promise<Settled> {
  const locked = await ledger.lockPix(scope, key);
  // The payer was removed while the provider made it.
  if (!locked) return { outcome: answer.outcome === "waiting" ? "return" : "settled" };
  const pix = isWatched ? { ...locked, tries: 0 } : locked;
  const settling = { pix, key, now };
  if (answer.outcome === "paid") {
    // A Pix that was called off is worth nothing any more: any amount goes back.
    const worth = isCalledOff ? { ...pix, value_cents: 0 } : pix;
    return receive(scope, ledger, { ...settling, pix: worth }, answer.cents);
  }
  if (answer.outcome === "waiting") return keepWaiting(scope, ledger, settling, answer.code);
  if (pix.state === "paid" && answer.outcome === "ended" && ledger.takeBack) {
    if (await ledger.takeBack(scope, settling)) await endPix(scope, ledger, key, "refunded");
    return { outcome: "settled" };
  }
  const isYoung = now.getTime() - pix.created_at.getTime() < PROVIDER_KNOWS_AFTER_MS;
  if (answer.outcome === "absent" && isYoung) return keepWaiting(scope, ledger, settling, pix.code);
  if (pix.state === "waiting") await endPix(scope, ledger, key, "expired");
  return { outcome: "settled" };
}

async function receive<Pix extends KeptPix>(
  scope: TrainerScope,
  ledger: PaidLedger<Pix>,
  settling: SettledPix<Pix>,
  cents: number,
): Promise<Settled> {
  const { pix, key } = settling;
  if (pix.state === "paid" || pix.state === "refunded") return { outcome: "settled" };
  const became = await ledger.receive(scope, settling, cents);
  if (became === "later") return postpone(scope, ledger, settling, pix.code);
  await endPix(scope, ledger, key, became);
  return { outcome: became === "paid" ? "settled" : "return" };
}

/** A Pix whose debt was paid in another way, changed or went is called off. */
async function keepWaiting<Pix extends KeptPix>(
  scope: TrainerScope,
  ledger: PaidLedger<Pix>,
  settling: SettledPix<Pix>,
  code: string | null,
): Promise<Settled> {
  const { pix, key } = settling;
  if (pix.state !== "waiting") return { outcome: "settled" };
  if ((await ledger.findOwedCents(scope, settling)) === pix.value_cents) return postpone(scope, ledger, settling, code);
  await endPix(scope, ledger, key, "expired");
  return { outcome: "return" };
}

async function postpone(
  { tx, actor }: TrainerScope,
  { table }: { readonly table: PixTable },
  { pix, key, now }: SettledPix<KeptPix>,
  code: string | null,
): Promise<Settled> {
  await tx
    .updateTable(table)
    .set({ code, state: "waiting", tries: pix.tries + 1, next_try_at: nextPixTryAt(now, pix.tries) })
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .execute();
  return { outcome: "waiting" };
}
