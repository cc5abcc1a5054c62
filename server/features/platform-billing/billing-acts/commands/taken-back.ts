import { sql } from "kysely";
import { refundableCents } from "#domain/billing/upgrade-credit.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { listCreditedInvoices } from "../../invoices/queries.ts";
import { findPaymentOfKey, findRefusedRefund, type PaymentOfInvoice } from "../queries.ts";
import { addToRefunded, findHeldCents, markRefunded, writeRefund } from "./refunds.ts";

interface Returned {
  readonly key: string;
  /** The provider gave back so much of the payment so far. */
  readonly cents: number | "all";
  readonly now: Date;
}

export interface TakenBack {
  readonly outcome: "taken_back";
  readonly cents: number;
  /** The part that had gone back outside before, so that it went back twice. */
  readonly twiceCents: number;
  /** The part that had become credit of a dearer plan, which shrinks by it. */
  readonly creditCents: number;
}

/** Writes what nobody here asked the provider to give back. The subscription goes on: a person decides about it. */
export async function takeBack(
  scope: TrainerScope,
  { key, cents, now }: Returned,
): Promise<Outcome<"nothing"> | TakenBack> {
  const payment = await findPaymentOfKey(scope, key);
  if (!payment) return { outcome: "nothing" };
  const { value_cents, refunded_cents, asked_cents, returned_cents, invoice_id } = payment;
  const returned = cents === "all" ? value_cents : cents;
  const unasked = returned - Math.max(asked_cents, returned_cents);
  if (unasked <= 0) return { outcome: "nothing" };
  const free = refundableCents(payment, await findHeldCents(scope, invoice_id));
  const refusedCents = await settleRefused(scope, payment, { cents: unasked, now });
  const added = Math.min(unasked - refusedCents, value_cents - refunded_cents);
  if (added > 0) {
    await writeRefund(scope, payment, { cents: added, isBack: true, now });
    await addToRefunded(scope, invoice_id, added);
  }
  await markRefunded(scope, invoice_id, now);
  await scope.tx
    .updateTable("payments")
    .set({ returned_cents: returned })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", payment.id)
    .execute();
  const creditCents = Math.max(0, added - free);
  if (creditCents > 0) await loseCredit(scope, invoice_id, creditCents);
  return { outcome: "taken_back", cents: unasked, twiceCents: unasked - refusedCents - added, creditCents };
}

/** A refund that waits for a person, because the provider refused it, needs none any more. Answers the cents of it that are back. */
async function settleRefused(
  scope: TrainerScope,
  payment: PaymentOfInvoice,
  { cents, now }: { readonly cents: number; readonly now: Date },
): Promise<number> {
  const refused = await findRefusedRefund(scope, payment.invoice_id);
  if (!refused) return 0;
  const refusedCents = -refused.value_cents;
  const isWhole = cents >= refusedCents;
  if (!isWhole) await writeRefund(scope, payment, { cents, isBack: true, now });
  await scope.tx
    .updateTable("payments")
    .set(
      isWhole
        ? { status: "paid", paid_at: now, refund_refused_at: null, refund_refusals: 0, refund_try_at: null }
        : { value_cents: cents - refusedCents },
    )
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", refused.id)
    .execute();
  return Math.min(cents, refusedCents);
}

/** The last upgrade that the money went into loses it. */
async function loseCredit({ tx, actor }: TrainerScope, invoiceId: number, cents: number): Promise<void> {
  const credited = await listCreditedInvoices({ tx, actor }, [actor.trainerId]);
  const takerOf = (id: number) => credited.find((invoice) => invoice.id === id)?.cut?.taker_id ?? undefined;
  let holder = takerOf(invoiceId);
  for (let next = holder; next !== undefined; next = takerOf(next)) holder = next;
  if (holder === undefined) return;
  await tx
    .updateTable("invoices")
    .set({ lost_credit_cents: sql`least(credit_cents, lost_credit_cents + ${cents})` })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", holder)
    .execute();
}
