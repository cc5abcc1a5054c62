import { nextPixTryAt, pixExpiresAt } from "#domain/billing/pix/charge.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { PixAnswer } from "../../../platform/payments/provider.ts";
import { lockStudentAccount } from "../../students/students/queries.ts";
import { findReceiving } from "../receiving/queries.ts";
import { nextReceiptNumber, refuseAnnounced } from "../student-payments/commands.ts";
import { findCharge, findPayee } from "../student-payments/queries.ts";
import { counterEntryKey } from "../student-payments/rules.ts";
import * as mail from "./mail.ts";
import { countPix, findPaidByPix, findPix, findWaitingPix, hasPendingPayment, type Pix } from "./queries.ts";
import { pixKey } from "./rules.ts";

interface PixOrder {
  readonly studentId: number;
  readonly chargeId: number;
  readonly seenCents: number;
  readonly now: Date;
}

type Opened =
  | {
      readonly outcome: "opened";
      readonly key: string;
      readonly cents: number;
      readonly expiresAt: Date;
      readonly recipient: string;
      readonly planName: string;
      readonly student: { readonly name: string; readonly email: string };
      /** Another Pix of the charge that must not be paid any more. */
      readonly calledOff: string | undefined;
    }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Outcome<"not_found" | "changed_elsewhere" | "payment_under_way" | "no_recipient">;

/** It is recorded before the provider is asked. A Pix of the same value that waits is the same. */
export async function openPix(scope: TrainerScope, { studentId, chargeId, seenCents, now }: PixOrder): Promise<Opened> {
  const { trainerId } = scope.actor;
  const student = await lockStudentAccount(scope, studentId);
  const charge = student && (await findCharge(scope, studentId, chargeId, todayInSaoPaulo(now.getTime())));
  if (!student || !charge) return { outcome: "not_found" };
  const { recipient_id: recipient } = await findReceiving(scope);
  if (recipient === null) return { outcome: "no_recipient" };
  const cents = charge.open_cents;
  if (cents === 0) return { outcome: "changed_elsewhere" };
  if (cents !== seenCents) return { outcome: "price_changed", cents };
  if (await hasPendingPayment(scope, chargeId)) return { outcome: "payment_under_way" };
  const order = { outcome: "opened", cents, recipient, planName: charge.plan_name, student } as const;
  const waiting = await findWaitingPix(scope, studentId, chargeId);
  if (waiting && waiting.value_cents === cents && waiting.expires_at > now)
    return { ...order, key: waiting.key, expiresAt: waiting.expires_at, calledOff: undefined };
  if (waiting) await endPix(scope, waiting.key, "expired");
  const key = pixKey(trainerId, chargeId, await countPix(scope, chargeId));
  const expiresAt = pixExpiresAt(now);
  await scope.tx
    .insertInto("pix_charges")
    .values({
      trainer_id: trainerId,
      student_id: studentId,
      charge_id: chargeId,
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
    .updateTable("pix_charges")
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

export async function settlePix(scope: TrainerScope, { key, answer, now }: Told): Promise<Settled> {
  const found = await findPix(scope, key);
  const student = found && (await lockStudentAccount(scope, found.student_id));
  const pix = student && (await findPix(scope, key));
  if (!pix || !student) return { outcome: "settled" };
  const settling = { pix, key, now, student };
  if (answer.outcome === "paid") return receive(scope, settling, answer.cents);
  if (answer.outcome === "waiting") return keepWaiting(scope, settling, answer.code);
  if (pix.state === "paid" && answer.outcome === "ended") return takeBack(scope, settling);
  const isYoung = now.getTime() - pix.created_at.getTime() < PATIENCE_MS;
  if (answer.outcome === "absent" && isYoung) return keepWaiting(scope, settling, pix.code);
  if (pix.state === "waiting") await endPix(scope, key, "expired");
  return { outcome: "settled" };
}

interface Settling {
  readonly pix: Pix;
  readonly key: string;
  readonly now: Date;
  readonly student: { readonly name: string; readonly email: string };
}

async function receive(scope: TrainerScope, settling: Settling, cents: number): Promise<Settled> {
  const { pix, key, now } = settling;
  if (pix.state === "paid" || pix.state === "refunded") return { outcome: "settled" };
  const today = todayInSaoPaulo(now.getTime());
  const charge = pix.charge_id === null ? undefined : await findCharge(scope, pix.student_id, pix.charge_id, today);
  const isRight = charge !== undefined && cents === pix.value_cents && cents <= charge.open_cents;
  if (isRight && cents === charge.open_cents) await refuseAnnounced(scope, charge.id, now);
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
        ? { state: "received" as const, received_on: today, receipt_number: await nextReceiptNumber(scope) }
        : { state: "refused" as const }),
    })
    .execute();
  await endPix(scope, key, isRight ? "paid" : "refunded");
  const told = await toldOf(scope, settling, cents);
  if (isRight) {
    await enqueueMail(scope, mail.pixPaid(told, charge.plan_name));
    await enqueueMail(scope, mail.pixPaidForTrainer(told, charge.plan_name));
    return { outcome: "settled" };
  }
  await enqueueMail(scope, mail.pixReturned(told));
  return { outcome: "return" };
}

/** A Pix whose charge was paid in another way, waived or taken away is called off. */
async function keepWaiting(scope: TrainerScope, { pix, key, now }: Settling, code: string | null): Promise<Settled> {
  if (pix.state !== "waiting") return { outcome: "settled" };
  const today = todayInSaoPaulo(now.getTime());
  const charge = pix.charge_id === null ? undefined : await findCharge(scope, pix.student_id, pix.charge_id, today);
  if (charge?.open_cents !== pix.value_cents) {
    await endPix(scope, key, "expired");
    return { outcome: "return" };
  }
  await scope.tx
    .updateTable("pix_charges")
    .set({ code, tries: pix.tries + 1, next_try_at: nextPixTryAt(now, pix.tries) })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("key", "=", key)
    .execute();
  return { outcome: "waiting" };
}

/** The provider gave the money back: the payment stays beside its counter-entry, and the charge is open again. */
async function takeBack(scope: TrainerScope, settling: Settling): Promise<Settled> {
  const { key, now } = settling;
  const paid = await findPaidByPix(scope, key);
  if (!paid) return { outcome: "settled" };
  const { id, value_cents, ...payment } = paid;
  await scope.tx
    .insertInto("student_payments")
    .values({
      ...payment,
      trainer_id: scope.actor.trainerId,
      key: counterEntryKey(id),
      state: "received",
      method: "pix",
      origin: "pix_charge",
      value_cents: -value_cents,
      created_at: now,
      settled_at: now,
      reverses_id: id,
    })
    .execute();
  await endPix(scope, key, "refunded");
  const told = await toldOf(scope, settling, value_cents);
  await enqueueMail(scope, mail.pixTakenBack(told));
  return { outcome: "settled" };
}

async function toldOf(scope: TrainerScope, { pix, student }: Settling, cents: number): Promise<mail.PixTold> {
  const { name, email, photo_key } = await findPayee(scope);
  return { student: { ...student, id: pix.student_id }, trainer: { name, email, photo_key }, cents };
}
