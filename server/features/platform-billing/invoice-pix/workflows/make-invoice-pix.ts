import type { ChargeServices } from "../../../../dependencies.ts";
import { type Actor, asTrainer, inScope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { findInvoice, findWaitingInvoicePix } from "../../invoices/queries.ts";
import { makePix, type PixPayer } from "../../provider-pix/workflows/make-pix.ts";
import { askAboutPix } from "../../provider-pix/workflows/settle-pix.ts";
import { INVOICE_PIX } from "../commands.ts";
import { NO_PIX_MADE } from "../rules.ts";

/** The provider is asked about a Pix that waits. Answers the trainer who pays. */
export async function checkInvoicePix(services: ChargeServices, actor: Actor, invoiceId: number): Promise<number> {
  const { trainerId, waiting } = await inScope(services.db, actor, async (anyScope) => {
    const scope = asTrainer(anyScope);
    const invoice = { trainerId: scope.actor.trainerId, id: invoiceId };
    found(await findInvoice(scope, invoice));
    return { trainerId: invoice.trainerId, waiting: await findWaitingInvoicePix(scope, invoice) };
  });
  if (waiting) await askAboutPix(services, INVOICE_PIX, { trainerId, key: waiting.key, isWatched: true });
  return trainerId;
}

/** A Pix that was paid, and whose notice is late, is found before another is made. A paid invoice stays. */
export async function makeInvoicePix(
  services: ChargeServices,
  actor: Actor,
  { invoiceId, ...payer }: PixPayer & { readonly invoiceId: number },
): Promise<void> {
  const trainerId = await checkInvoicePix(services, actor, invoiceId);
  const { outcome } = await makePix(services, INVOICE_PIX, { ...payer, actor, trainerId, debt: invoiceId });
  if (outcome === "away") return refuse("dependency_away", NO_PIX_MADE);
  if (outcome === "not_found" || outcome === "changed_elsewhere") return refuse(outcome);
}
