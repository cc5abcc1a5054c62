import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { PaidCharge } from "../../../platform/payments/provider.ts";
import { nextReceiptNumber, writeCounterEntry } from "../student-payments/commands.ts";
import { isStudentPaymentRecorded } from "../student-payments/queries.ts";
import { brandCode } from "../student-payments/rules.ts";
import { findChargeToPay, listCardPayments } from "./queries.ts";

export async function waitForApproval({ tx, actor }: TrainerScope, studentId: number, now: Date): Promise<void> {
  await tx
    .updateTable("students")
    .set({ awaits_approval_since: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", studentId)
    .execute();
}

export async function endWaiting({ tx, actor }: TrainerScope, studentId: number): Promise<void> {
  await tx
    .updateTable("students")
    .set({ awaits_approval_since: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", studentId)
    .execute();
}

interface Purchase {
  readonly studentId: number;
  readonly planId: number;
  readonly cents: number;
  readonly key: string;
  /** A Pix has none: it stays pending until the trainer confirms it. */
  readonly paid: PaidCharge | undefined;
  readonly now: Date;
}

/** The same key again is the same payment. */
export async function recordPurchase(scope: TrainerScope, purchase: Purchase): Promise<void> {
  const { tx, actor } = scope;
  const { studentId, cents, key, paid, now } = purchase;
  if (await isStudentPaymentRecorded(scope, key)) return;
  const charge = await findChargeToPay(scope, purchase);
  if (paid && charge) await detachAnnounced(scope, charge.id);
  const received = paid && {
    received_on: todayInSaoPaulo(now.getTime()),
    settled_at: now,
    receipt_number: await nextReceiptNumber(scope),
    card_brand: brandCode(paid.brand),
  };
  await tx
    .insertInto("student_payments")
    .values({
      trainer_id: actor.trainerId,
      student_id: studentId,
      charge_id: charge?.id ?? null,
      purpose: charge ? "plan" : "other",
      key,
      state: paid ? "received" : "pending",
      method: paid ? "credit_card" : "pix",
      origin: paid ? "card" : "pix",
      value_cents: cents,
      created_at: now,
      ...received,
    })
    .execute();
}

/** An announced Pix goes on waiting without the charge: money that arrived goes before it. A card that is asked is settled by its charge. */
const detachAnnounced = ({ tx, actor }: TrainerScope, chargeId: number) =>
  tx
    .updateTable("student_payments")
    .set({ charge_id: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("charge_id", "=", chargeId)
    .where("state", "=", "pending")
    .where("origin", "=", "pix")
    .execute();

/** Neither student nor charge is named: both are removed in the same transaction. Answers the charges to give back. */
export async function reversePurchases(scope: TrainerScope, studentId: number, now: Date): Promise<readonly string[]> {
  const { tx, actor } = scope;
  const payments = await listCardPayments(scope, studentId);
  for (const { key: _, ...payment } of payments)
    await writeCounterEntry(scope, { ...payment, student_id: null, charge_id: null }, now);
  await tx
    .updateTable("student_payments")
    .set({ state: "refused", settled_at: now, charge_id: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("state", "=", "pending")
    .execute();
  return payments.map(({ key }) => key);
}
