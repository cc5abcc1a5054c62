import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { mailAdministrators } from "../../../people/accounts/commands.ts";
import { findInvoice } from "../../invoices/queries.ts";
import { recordInvoicePix } from "../../subscription-payments/commands/begin-invoice.ts";
import { pixToConfirm } from "../../subscription-payments/mail.ts";
import { findPayer } from "../../subscription-payments/queries/payments.ts";

export const announceInvoicePix = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  actor: Actor,
  invoiceId: number,
): ReturnType<typeof recordInvoicePix> =>
  asSeveral(db, async (turns) => {
    const payer = asTrainer(await turns.as(actor));
    const { trainerId } = payer.actor;
    const announced = await recordInvoicePix(payer, invoiceId, clock.now());
    const invoice = await findInvoice(payer, { trainerId, id: invoiceId });
    if (announced.outcome !== "announced" || !invoice) return announced;
    const trainer = { id: trainerId, name: (await findPayer(payer)).name };
    const accounts = await turns.authenticator();
    await mailAdministrators(accounts, "finance", (administrator) => pixToConfirm(administrator, trainer, invoice));
    return announced;
  });
