import { sql } from "kysely";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import type { PaidCharge } from "../../../../platform/payments/provider.ts";
import { findInvoice } from "../../invoices/queries.ts";
import { paymentNotice } from "../mail.ts";
import { findPayment } from "../queries/payments.ts";
import { findSubscriber } from "../queries/subscriptions.ts";
import { cancelPayment } from "./cancel.ts";
import { prolong } from "./prolong.ts";
import { takeTurns } from "./turns.ts";

/** Who settles the payment asks the provider at once; the job of open charges comes after. */
const JOB_AFTER_MS = 60_000;

/** Money that pays nothing goes back however the process ends, and however long the provider is away. */
async function leaveOpenCharge({ tx }: TrainerScope, key: string, now: Date): Promise<void> {
  const tryAt = new Date(now.getTime() + JOB_AFTER_MS);
  await sql`
    select leave_open_charge(${key}, 'returning', ${now}::timestamptz, ${tryAt}::timestamptz)`.execute(tx);
}

/** `paid` is null for money without a card. A payment told twice happens once. `too_late`: a card's money is on its way back. */
export async function settleSubscriptionPayment(
  scope: TrainerScope,
  { key, now }: { readonly key: string; readonly now: Date },
  paid: PaidCharge | null,
): Promise<Outcome<"settled" | "too_late">> {
  await takeTurns(scope);
  const payment = await findPayment(scope, key);
  if (!payment || payment.status === "canceled") {
    if (paid) await leaveOpenCharge(scope, key, now);
    return { outcome: "too_late" };
  }
  if (payment.status === "paid") return { outcome: "settled" };
  const { trainerId } = scope.actor;
  const invoice = payment.invoice_id ? await findInvoice(scope, { trainerId, id: payment.invoice_id }) : undefined;
  if (invoice?.state === "paid") {
    await cancelPayment(scope, { key, refusal: paid && "absent", now });
    if (paid) await leaveOpenCharge(scope, key, now);
    return { outcome: "too_late" };
  }
  const card = paid && {
    card_reference: paid.cardReference,
    card_last4: paid.last4,
    ...(paid.brand !== null && { card_brand: paid.brand }),
  };
  const ids = await prolong(scope, { payment, card, now });
  await scope.tx
    .updateTable("payments")
    .set({ status: "paid", paid_at: now, ...ids, card_brand: paid?.brand ?? null, card_last4: paid?.last4 ?? null })
    .where("trainer_id", "=", trainerId)
    .where("idempotency_key", "=", key)
    .execute();
  const subscriber = await findSubscriber(scope);
  const settled = await findInvoice(scope, { trainerId, id: ids.invoice_id });
  // Who pays gets the receipt, also before the address is confirmed.
  if (subscriber?.is_active && settled)
    await enqueueMail(scope, paymentNotice(subscriber, settled, { ...payment, card: paid }));
  return { outcome: "settled" };
}
