import { toCents } from "#domain/money.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { type Actor, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { returnKeptCharge } from "../../open-charges/commands.ts";
import { giveBack } from "../../open-charges/workflows/give-back.ts";
import { priceRefusal } from "../../subscription-payments/rules.ts";
import { type OwedLedger, openPix } from "../commands/open.ts";
import type { KeptPix, PaidLedger } from "../commands/settle.ts";
import { keepPixAnswer } from "./settle-pix.ts";

export interface PixPayer {
  readonly cpf: string;
  readonly phone: string;
  readonly value: number;
}

interface Order<Debt> extends PixPayer {
  readonly actor: Actor;
  readonly trainerId: number;
  readonly debt: Debt;
}

/** `away`: the provider made none, and may be asked again. */
export async function makePix<Debt, Pix extends KeptPix>(
  services: ChargeServices,
  ledger: OwedLedger<Debt> & PaidLedger<Pix>,
  { actor, trainerId, debt, cpf, phone, value }: Order<Debt>,
): Promise<Outcome<"made" | "away" | "not_found" | "paid" | "changed_elsewhere" | "no_recipient" | "in_order">> {
  const now = services.clock.now();
  const opened = await asSeveral(services.db, async (turns) => {
    const scope = asTrainer(await turns.as(actor));
    const opening = await openPix(scope, ledger, { debt, seenCents: toCents(value), now });
    if (opening.outcome === "opened" && opening.calledOff !== undefined)
      await returnKeptCharge(await turns.authenticator(), opening.calledOff, now);
    return opening;
  });
  if (opened.outcome === "price_changed") return refuse("price_changed", priceRefusal(opened.cents));
  if (opened.outcome === "payment_under_way") return refuse("payment_under_way");
  if (opened.outcome !== "opened") return opened;
  const { key, cents, expiresAt, planName, payer, recipient, calledOff } = opened;
  if (calledOff !== undefined) await giveBack(services, calledOff);
  const customer = { ...payer, cpf, phone };
  const description = `Plano ${planName}`;
  const answer = await services.payments.makePix({ key, cents, customer, description, recipient, expiresAt });
  await keepPixAnswer(services, ledger, { trainerId, key, isWatched: true }, answer);
  return { outcome: answer.outcome === "waiting" || answer.outcome === "paid" ? "made" : "away" };
}
