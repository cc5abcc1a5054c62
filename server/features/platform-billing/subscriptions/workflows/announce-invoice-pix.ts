import { type Actor, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { enqueueMails } from "../../../../platform/jobs/commands.ts";
import { listAdministrators } from "../../../people/accounts/queries.ts";
import { findInvoice } from "../../invoices/queries.ts";
import * as payments from "../../payments/commands.ts";
import { pixToConfirm } from "../../payments/mail.ts";
import { findPayer } from "../../payments/queries.ts";

export const announceInvoicePix = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  actor: Actor,
  invoiceId: number,
): ReturnType<typeof payments.announceInvoicePix> =>
  asSeveral(db, async (turns) => {
    const payer = asTrainer(await turns.as(actor));
    const { trainerId } = payer.actor;
    const announced = await payments.announceInvoicePix(payer, invoiceId, clock.now());
    const invoice = await findInvoice(payer, { trainerId, id: invoiceId });
    if (announced.outcome !== "announced" || !invoice) return announced;
    const trainer = { id: trainerId, name: (await findPayer(payer)).name };
    const accounts = await turns.authenticator();
    const administrators = await listAdministrators(accounts);
    await enqueueMails(
      accounts,
      administrators.map((administrator) => pixToConfirm(administrator, trainer, invoice)),
    );
    return announced;
  });
