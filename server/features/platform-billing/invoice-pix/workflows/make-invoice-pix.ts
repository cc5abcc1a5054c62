import { toCents } from "#domain/money.ts";
import { type Actor, asSeveral, asTrainer, inScope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { findInvoice, findWaitingInvoicePix } from "../../invoices/queries.ts";
import { priceRefusal } from "../../subscription-payments/rules.ts";
import { returnKeptCharge } from "../../unsettled-charges/commands.ts";
import { type ChargeServices, giveBack } from "../../unsettled-charges/workflows/give-back.ts";
import { openInvoicePix } from "../commands.ts";
import { NO_PIX_MADE } from "../rules.ts";
import { askAboutInvoicePix, keepInvoicePixAnswer } from "./settle-invoice-pix.ts";

/** The provider is asked about a Pix that waits. Answers the trainer who pays. */
export async function checkInvoicePix(services: ChargeServices, actor: Actor, invoiceId: number): Promise<number> {
  const { trainerId, waiting } = await inScope(services.db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    const invoice = { trainerId: scope.actor.trainerId, id: invoiceId };
    found(await findInvoice(scope, invoice));
    return { trainerId: invoice.trainerId, waiting: await findWaitingInvoicePix(scope, invoice) };
  });
  if (waiting) await askAboutInvoicePix(services, { trainerId, key: waiting.key });
  return trainerId;
}

interface Payer {
  readonly invoiceId: number;
  readonly cpf: string;
  readonly phone: string;
  readonly value: number;
}

/** A Pix that was paid, and whose notice is late, is found before another is made. */
export async function makeInvoicePix(
  services: ChargeServices,
  actor: Actor,
  { invoiceId, cpf, phone, value }: Payer,
): Promise<void> {
  const { db, clock, payments } = services;
  const trainerId = await checkInvoicePix(services, actor, invoiceId);
  const now = clock.now();
  const opened = await asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actor));
    const opening = await openInvoicePix(scope, { invoiceId, seenCents: toCents(value), now });
    if (opening.outcome === "opened" && opening.calledOff !== undefined)
      await returnKeptCharge(await turns.authenticator(), opening.calledOff, now);
    return opening;
  });
  if (opened.outcome === "price_changed") return refuse("price_changed", priceRefusal(opened.cents));
  if (opened.outcome === "paid") return;
  if (opened.outcome !== "opened") return refuse(opened.outcome);
  const { key, cents, expiresAt, planName, payer, calledOff } = opened;
  if (calledOff !== undefined) await giveBack(services, calledOff);
  const customer = { ...payer, cpf, phone };
  const description = `Plano ${planName}`;
  const answer = await payments.makePix({ key, cents, customer, description, recipient: null, expiresAt });
  await keepInvoicePixAnswer(services, { trainerId, key }, answer);
  if (answer.outcome !== "waiting" && answer.outcome !== "paid") return refuse("dependency_away", NO_PIX_MADE);
}
