import { nextPixTryAt, pixExpiresAt } from "#domain/billing/pix/charge.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { PixAnswer } from "../../../platform/payments/provider.ts";
import { findInvoice, findWaitingInvoicePix } from "../invoices/queries.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { beginInvoicePayment, cancelPayment, settleSubscriptionPayment } from "../subscription-payments/commands.ts";
import { findPayer, findPaymentUnderWay } from "../subscription-payments/queries.ts";
import { invoicePixReturned } from "./mail.ts";
import { countInvoicePix, findInvoicePix, type InvoicePix } from "./queries.ts";
import { invoicePixKey } from "./rules.ts";

interface PixOrder {
  readonly invoiceId: number;
  readonly seenCents: number;
  readonly now: Date;
}

type Opened =
  | {
      readonly outcome: "opened";
      readonly key: string;
      readonly cents: number;
      readonly expiresAt: Date;
      readonly planName: string;
      readonly payer: { readonly name: string; readonly email: string };
      /** Another Pix of the invoice that must not be paid any more. */
      readonly calledOff: string | undefined;
    }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Outcome<"paid" | "not_found" | "changed_elsewhere" | "payment_under_way">;

/** It is recorded before the provider is asked. A Pix of the same value that waits is the same. */
export async function openInvoicePix(scope: TrainerScope, { invoiceId, seenCents, now }: PixOrder): Promise<Opened> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const invoice = await findInvoice(scope, { trainerId, id: invoiceId });
  if (!invoice) return { outcome: "not_found" };
  if (invoice.state === "paid") return { outcome: "paid" };
  if (invoice.state !== "pending") return { outcome: "changed_elsewhere" };
  const cents = invoice.value_cents;
  if (cents !== seenCents) return { outcome: "price_changed", cents };
  if (await findPaymentUnderWay(scope)) return { outcome: "payment_under_way" };
  const { name, email } = await findPayer(scope);
  const order = { outcome: "opened", cents, planName: invoice.plan_name, payer: { name, email } } as const;
  const waiting = await findWaitingInvoicePix(scope, { trainerId, id: invoiceId });
  if (waiting && waiting.value_cents === cents && waiting.expires_at > now)
    return { ...order, key: waiting.key, expiresAt: waiting.expires_at, calledOff: undefined };
  if (waiting) await endPix(scope, waiting.key, "expired");
  const key = invoicePixKey(trainerId, invoiceId, await countInvoicePix(scope, invoiceId));
  const expiresAt = pixExpiresAt(now);
  await scope.tx
    .insertInto("invoice_pix")
    .values({
      trainer_id: trainerId,
      invoice_id: invoiceId,
      key,
      value_cents: cents,
      created_at: now,
      expires_at: expiresAt,
      next_try_at: nextPixTryAt(now, 0),
    })
    .execute();
  return { ...order, key, expiresAt, calledOff: waiting?.key };
}

const endPix = ({ tx, actor }: TrainerScope, key: string, state: "paid" | "expired" | "refunded") =>
  tx
    .updateTable("invoice_pix")
    .set({ state })
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .execute();

/** The provider knows of every Pix that was asked for by then. */
const PATIENCE_MS = 120_000;

interface Told {
  readonly key: string;
  readonly answer: Exclude<PixAnswer, { outcome: "away" }>;
  readonly now: Date;
}

/** `return`: the money, or the Pix that waits, must go back. An answer that is told twice, or out of order, is kept once. */
type Settled = Outcome<"waiting" | "settled" | "return">;

export async function settleInvoicePix(scope: TrainerScope, { key, answer, now }: Told): Promise<Settled> {
  await takeTurns(scope);
  const pix = await findInvoicePix(scope, key);
  if (!pix) return { outcome: "settled" };
  const settling = { pix, key, now };
  if (answer.outcome === "paid") return receive(scope, settling, answer.cents);
  if (answer.outcome === "waiting") return keepWaiting(scope, settling, answer.code);
  const isYoung = now.getTime() - pix.created_at.getTime() < PATIENCE_MS;
  if (answer.outcome === "absent" && isYoung) return keepWaiting(scope, settling, pix.code);
  if (pix.state === "waiting") await endPix(scope, key, "expired");
  return { outcome: "settled" };
}

interface Settling {
  readonly pix: InvoicePix;
  readonly key: string;
  readonly now: Date;
}

const findOwed = async (scope: TrainerScope, { invoice_id: id }: InvoicePix) => {
  const invoice = await findInvoice(scope, { trainerId: scope.actor.trainerId, id });
  return invoice?.state === "pending" ? invoice : undefined;
};

/** An announced Pix gives way to the money; a card that is being charged comes first. */
async function receive(scope: TrainerScope, { pix, key, now }: Settling, cents: number): Promise<Settled> {
  if (pix.state === "paid" || pix.state === "refunded") return { outcome: "settled" };
  const owed = await findOwed(scope, pix);
  if (!owed || owed.value_cents !== cents || pix.value_cents !== cents) {
    await endPix(scope, key, "refunded");
    const { name, email } = await findPayer(scope);
    await enqueueMail(scope, invoicePixReturned({ name, email }, cents));
    return { outcome: "return" };
  }
  const other = await findPaymentUnderWay(scope);
  if (other?.method === "credit_card") return postpone(scope, { pix, key, now }, pix.code);
  if (other) await cancelPayment(scope, { key: other.key, refusal: null, now });
  const { invoice_id: invoiceId } = pix;
  await beginInvoicePayment(scope, { key, invoiceId, now, isAutomatic: false, method: "pix" });
  await settleSubscriptionPayment(scope, { key, now }, null);
  await endPix(scope, key, "paid");
  return { outcome: "settled" };
}

/** A Pix whose invoice was paid in another way, changed or canceled is called off. */
async function keepWaiting(scope: TrainerScope, settling: Settling, code: string | null): Promise<Settled> {
  const { pix, key } = settling;
  if (pix.state !== "waiting") return { outcome: "settled" };
  if ((await findOwed(scope, pix))?.value_cents === pix.value_cents) return postpone(scope, settling, code);
  await endPix(scope, key, "expired");
  return { outcome: "return" };
}

async function postpone(scope: TrainerScope, { pix, key, now }: Settling, code: string | null): Promise<Settled> {
  await scope.tx
    .updateTable("invoice_pix")
    .set({ code, state: "waiting", tries: pix.tries + 1, next_try_at: nextPixTryAt(now, pix.tries) })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("key", "=", key)
    .execute();
  return { outcome: "waiting" };
}
