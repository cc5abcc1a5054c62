import { type Selectable, sql } from "kysely";
import type { PaymentRecord } from "#contract/student-billing/student-payments.ts";
import { undoableUntil } from "#domain/billing/student-payments.ts";
import { addDays, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { PAYMENT_NOTICE_DAYS } from "#domain/notices/kinds.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { Tables } from "../../../tables/tables.ts";
import { notify } from "../../people/notices/commands.ts";
import type { LocalDay } from "../../people/notices/rules.ts";
import { lockStudentAccount } from "../../students/students/queries/find.ts";
import { findCharge, findStudentPayment, isStudentPaymentRecorded } from "./queries.ts";
import { counterEntryKey, LACKS_PURPOSE, NOT_RECEIVED_YET, tooMuch } from "./rules.ts";

type Invalid = { readonly outcome: "invalid"; readonly fields: Readonly<Record<string, string>> };
type Recorded = Outcome<"saved" | "not_found"> | Invalid;

/** The row stays locked to the end of the transaction, so that numbers have no gaps. */
export async function nextReceiptNumber({ tx, actor }: TrainerScope): Promise<number> {
  const { last_number } = await tx
    .insertInto("receipt_counters")
    .values({ trainer_id: actor.trainerId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("trainer_id").doUpdateSet({ last_number: sql<number>`receipt_counters.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** The same key again is the same payment. */
export async function recordPayment(
  scope: TrainerScope,
  studentId: number,
  { key, charge_id, purpose, method, value, received_on }: PaymentRecord,
  now: Date,
): Promise<Recorded> {
  const { tx, actor } = scope;
  const today = todayInSaoPaulo(now.getTime());
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  if (await isStudentPaymentRecorded(scope, key)) return { outcome: "saved" };
  if (received_on > today) return { outcome: "invalid", fields: { received_on: NOT_RECEIVED_YET } };
  const value_cents = toCents(value);
  if (charge_id === null) {
    if (purpose === "plan") return { outcome: "invalid", fields: { purpose: LACKS_PURPOSE } };
  } else {
    const charge = await findCharge(scope, studentId, charge_id, today);
    if (!charge) return { outcome: "not_found" };
    if (value_cents > charge.open_cents) return { outcome: "invalid", fields: { value: tooMuch(charge.open_cents) } };
    if (value_cents === charge.open_cents) await refuseAnnounced(scope, charge_id, now);
  }
  await tx
    .insertInto("student_payments")
    .values({
      trainer_id: actor.trainerId,
      student_id: studentId,
      charge_id,
      purpose: charge_id === null ? purpose : "plan",
      key,
      state: "received",
      method,
      origin: "recorded",
      value_cents,
      received_on,
      created_at: now,
      settled_at: now,
      receipt_number: await nextReceiptNumber(scope),
    })
    .execute();
  return { outcome: "saved" };
}

/** A paid charge no longer waits for an announced Pix. */
export const refuseAnnounced = ({ tx, actor }: TrainerScope, chargeId: number, now: Date) =>
  tx
    .updateTable("student_payments")
    .set({ state: "refused", settled_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("charge_id", "=", chargeId)
    .where("state", "=", "pending")
    .where("origin", "=", "pix")
    .execute();

interface PaymentPath {
  readonly studentId: number;
  readonly paymentId: number;
}

type Settled = Outcome<"saved" | "not_found" | "changed_elsewhere"> | Invalid;

export async function settlePayment(
  scope: TrainerScope,
  { studentId, paymentId }: PaymentPath,
  isReceived: boolean,
  now: Date,
): Promise<Settled> {
  const today = todayInSaoPaulo(now.getTime());
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  const payment = await findStudentPayment(scope, studentId, paymentId);
  if (payment?.origin !== "pix") return { outcome: "not_found" };
  if (payment.state !== "pending") return { outcome: "changed_elsewhere" };
  if (isReceived && payment.charge_id !== null) {
    const charge = await findCharge(scope, studentId, payment.charge_id, today);
    if (!charge || payment.value_cents > charge.open_cents) return { outcome: "changed_elsewhere" };
  }
  const settled = isReceived
    ? { state: "received" as const, received_on: today, receipt_number: await nextReceiptNumber(scope) }
    : { state: "refused" as const };
  await scope.tx
    .updateTable("student_payments")
    .set({ ...settled, settled_at: now })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", paymentId)
    .execute();
  return { outcome: "saved" };
}

type Undone = Outcome<"saved" | "not_found" | "undo_expired">;

/** The counter-entry stands on the same day of the accounts. */
export async function undoPayment(
  scope: TrainerScope,
  { studentId, paymentId }: PaymentPath,
  now: Date,
): Promise<Undone> {
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  const payment = await findStudentPayment(scope, studentId, paymentId);
  if (!payment) return { outcome: "not_found" };
  if (payment.logged === "reversed") return { outcome: "saved" };
  const settledAt = payment.settled_at?.getTime() ?? null;
  const until = undoableUntil({ state: payment.logged, origin: payment.origin, settledAt });
  if (until === null) return { outcome: "not_found" };
  if (now.getTime() > until) return { outcome: "undo_expired" };
  const { charge_id, purpose, method, origin, value_cents, received_on } = payment;
  await writeCounterEntry(
    scope,
    { id: paymentId, student_id: studentId, charge_id, purpose, method, origin, value_cents, received_on },
    now,
  );
  return { outcome: "saved" };
}

/** Both stay. `received_on`: the day of the accounts that it lessens. */
export const writeCounterEntry = (
  { tx, actor }: TrainerScope,
  { id, value_cents, ...payment }: Pick<StudentPaymentRow, CounterColumn> & { readonly card_brand?: string | null },
  now: Date,
) =>
  tx
    .insertInto("student_payments")
    .values({
      ...payment,
      trainer_id: actor.trainerId,
      key: counterEntryKey(id),
      state: "received",
      value_cents: -value_cents,
      created_at: now,
      settled_at: now,
      reverses_id: id,
    })
    .execute();

type StudentPaymentRow = Selectable<Tables["student_payments"]>;
type CounterColumn =
  | "id"
  | "student_id"
  | "charge_id"
  | "purpose"
  | "method"
  | "origin"
  | "value_cents"
  | "received_on";

interface Announcement {
  readonly trainerId: number;
  readonly studentId: number;
  readonly chargeId: number;
  readonly openCents: number;
  readonly key: string;
  readonly now: Date;
}

export async function recordPixAnnouncement(
  { tx }: Scope,
  { trainerId, studentId, chargeId, openCents, key, now }: Announcement,
): Promise<{ readonly outcome: "announced"; readonly id: number } | Outcome<"already_announced">> {
  const payment = await tx
    .insertInto("student_payments")
    .values({
      trainer_id: trainerId,
      student_id: studentId,
      charge_id: chargeId,
      purpose: "plan",
      key,
      state: "pending",
      method: "pix",
      origin: "pix",
      value_cents: openCents,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["trainer_id", "charge_id"]).where("state", "=", "pending").doNothing())
    .returning("id")
    .executeTakeFirst();
  return payment ? { outcome: "announced", id: payment.id } : { outcome: "already_announced" };
}

export async function recordReminder(
  { tx, actor }: TrainerScope,
  { studentId, chargeId }: { readonly studentId: number; readonly chargeId: number },
  today: CalendarDate,
): Promise<Outcome<"recorded" | "already_reminded">> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("payment_reminders")
    .values({ trainer_id: actor.trainerId, student_id: studentId, charge_id: chargeId, sent_on: today })
    .onConflict((conflict) => conflict.columns(["trainer_id", "charge_id", "sent_on"]).doNothing())
    .executeTakeFirst();
  return { outcome: numInsertedOrUpdatedRows ? "recorded" : "already_reminded" };
}

/** A payment that is not made is told of some days before it is due, and on the day. */
export async function tellOfPayments(scope: TrainerScope, { today }: LocalDay): Promise<void> {
  const [before, onTheDay] = PAYMENT_NOTICE_DAYS;
  const charges = await scope.tx
    .selectFrom("student_charges")
    .select(["id", "student_id", "due_on"])
    .where("is_open", "=", true)
    .where("due_on", ">=", today)
    .where("due_on", "<=", addDays(today, before))
    .orderBy("id")
    .execute();
  for (const { id, student_id: studentId, due_on } of charges) {
    const subject = `${id}:${due_on === today ? onTheDay : before}`;
    await notify(scope, { kind: "payment_due", to: "student", studentId, subject });
  }
}
