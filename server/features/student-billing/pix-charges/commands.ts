import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { OwedLedger } from "../../platform-billing/provider-pix/commands/open.ts";
import type { PaidLedger, SettledPix } from "../../platform-billing/provider-pix/commands/settle.ts";
import { lockStudentAccount } from "../../students/students/queries/find.ts";
import { findReceiving } from "../receiving/queries.ts";
import { nextReceiptNumber, refuseAnnounced, writeCounterEntry } from "../student-payments/commands.ts";
import { findCharge, findPayee } from "../student-payments/queries.ts";
import * as mail from "./mail.ts";
import { findOrigin, findPaidByPix, findPix, findWaitingPix, hasPendingPayment, type Pix } from "./queries.ts";

export interface ChargePath {
  readonly studentId: number;
  readonly chargeId: number;
}

const lockDebt: OwedLedger<ChargePath>["lockDebt"] = async (scope, { studentId, chargeId }, now) => {
  const payer = await lockStudentAccount(scope, studentId);
  const charge = payer && (await findCharge(scope, studentId, chargeId, todayInSaoPaulo(now.getTime())));
  if (!payer || !charge) return { outcome: "not_found" };
  const { recipient_id: recipient } = await findReceiving(scope);
  if (recipient === null) return { outcome: "no_recipient" };
  const { open_cents: cents, plan_name: planName } = charge;
  if (cents === 0) return { outcome: "changed_elsewhere" };
  const { number, plan_id, plan_created_at } = await findOrigin(scope, chargeId);
  const order = ["pix charge", scope.actor.trainerId, plan_id, plan_created_at, number, chargeId];
  return { outcome: "open", cents, planName, payer, recipient, order };
};

interface StudentPix extends Pix {
  readonly student: { readonly name: string; readonly email: string };
}

type Settling = SettledPix<StudentPix>;

async function lockPix(scope: TrainerScope, key: string): Promise<StudentPix | undefined> {
  const unlocked = await findPix(scope, key);
  const student = unlocked && (await lockStudentAccount(scope, unlocked.student_id));
  const pix = student && (await findPix(scope, key));
  return pix && { ...pix, student };
}

const findChargeOf = async (scope: Scope, { pix: { student_id, charge_id }, now }: Settling) =>
  charge_id === null ? undefined : findCharge(scope, student_id, charge_id, todayInSaoPaulo(now.getTime()));

const receive: PaidLedger<StudentPix>["receive"] = async (scope, settling, cents) => {
  const { pix, key, now } = settling;
  const charge = await findChargeOf(scope, settling);
  const isRight = charge !== undefined && cents === pix.value_cents && cents <= charge.open_cents;
  if (isRight && cents === charge.open_cents) await refuseAnnounced(scope, charge.id, now);
  const received_on = todayInSaoPaulo(now.getTime());
  await scope.tx
    .insertInto("student_payments")
    .values({
      trainer_id: scope.actor.trainerId,
      student_id: pix.student_id,
      charge_id: pix.charge_id,
      purpose: "plan",
      key,
      method: "pix",
      origin: "pix_charge",
      value_cents: cents,
      created_at: now,
      settled_at: now,
      ...(isRight
        ? { state: "received" as const, received_on, receipt_number: await nextReceiptNumber(scope) }
        : { state: "refused" as const }),
    })
    .execute();
  const told = await toldOf(scope, settling, cents);
  if (!isRight) {
    await enqueueMail(scope, mail.pixReturned(told));
    return "refunded";
  }
  await enqueueMail(scope, mail.pixPaid(told, charge.plan_name));
  await enqueueMail(scope, mail.pixPaidForTrainer(told, charge.plan_name));
  return "paid";
};

/** The payment stays beside its counter-entry, and the charge is open again. */
async function takeBack(scope: TrainerScope, settling: Settling): Promise<boolean> {
  const { key, now } = settling;
  const paid = await findPaidByPix(scope, key);
  if (!paid) return false;
  const received_on = todayInSaoPaulo(now.getTime());
  await writeCounterEntry(scope, { ...paid, method: "pix", origin: "pix_charge", received_on }, now);
  await enqueueMail(scope, mail.pixTakenBack(await toldOf(scope, settling, paid.value_cents)));
  return true;
}

async function toldOf(scope: TrainerScope, { pix }: Settling, cents: number): Promise<mail.PixTold> {
  const { name, email, photo_key } = await findPayee(scope);
  return { student: { ...pix.student, id: pix.student_id }, trainer: { name, email, photo_key }, cents };
}

export const STUDENT_PIX: OwedLedger<ChargePath> & PaidLedger<StudentPix> = {
  table: "pix_charges",
  columnsOf: ({ studentId: student_id, chargeId: charge_id }) => ({ student_id, charge_id }),
  lockDebt,
  isPaymentUnderWay: (scope, { chargeId }) => hasPendingPayment(scope, chargeId),
  findWaiting: (scope, { studentId, chargeId }) => findWaitingPix(scope, studentId, chargeId),
  lockPix,
  findOwedCents: async (scope, settling) => (await findChargeOf(scope, settling))?.open_cents,
  receive,
  takeBack,
};
