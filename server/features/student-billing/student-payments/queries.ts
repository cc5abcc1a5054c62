import { sql } from "kysely";
import type { StudentCharge, StudentMoney, StudentPayment } from "#contract/student-billing/student-payments.ts";
import { chargeStateOn, openCents } from "#domain/billing/charges.ts";
import { isAllowed, nextTryOn } from "#domain/billing/student-card.ts";
import { type LoggedState, undoableUntil } from "#domain/billing/student-payments.ts";
import { whatsAppDigits } from "#domain/brazil.ts";
import { addMonths, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import { findReceiving } from "../receiving/queries.ts";

const MONTHS_OF_WAIVED = 12;

/** It reads a row of `student_payments` under the name `payment`. */
export const IS_NOT_REVERSED = sql<boolean>`not exists (
  select from student_payments counter where counter.trainer_id = payment.trainer_id and counter.reverses_id = payment.id
)`;

export const isStudentPaymentRecorded = async ({ tx, actor }: TrainerScope, key: string): Promise<boolean> =>
  (await tx
    .selectFrom("student_payments")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst()) !== undefined;

export async function findStudentMoney(scope: Scope, studentId: number, now: Date): Promise<StudentMoney | undefined> {
  const today = todayInSaoPaulo(now.getTime());
  const student = await findPayingStudent(scope, studentId);
  if (!student) return undefined;
  return {
    today,
    student,
    plans: await listPlans(scope, studentId, today),
    charges: await listCharges(scope, studentId, today),
    payments: await listStudentPayments(scope, studentId),
    pix_confirms: (await findReceiving(scope)).recipient_id !== null,
    renewal: await findCardRenewal(scope, studentId, today),
  };
}

export const findStudentCard = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("student_cards")
    .select([
      "card_reference",
      "card_brand",
      "card_last4",
      "allowed_cents",
      "allowed_at",
      "notice_cents",
      "notice_from",
    ])
    .where("student_id", "=", studentId)
    .where("stopped_at", "is", null)
    .executeTakeFirst();

export type StudentCard = NonNullable<Awaited<ReturnType<typeof findStudentCard>>>;

/** `tries`: of all cards. `refused_on`: the days on which the one that is kept now was refused. */
export async function findCardTries({ tx, actor }: Scope, chargeId: number, { allowed_at }: StudentCard) {
  const tries = await tx
    .selectFrom("student_payments")
    .select(["created_at", "state"])
    .where("trainer_id", "=", actor.trainerId)
    .where("charge_id", "=", chargeId)
    .where("origin", "=", "card")
    .orderBy("id")
    .execute();
  const refused = tries.filter(({ state, created_at }) => state === "refused" && created_at >= allowed_at);
  return {
    tries: tries.length,
    refused_on: refused.map(({ created_at }) => todayInSaoPaulo(created_at.getTime())),
  };
}

/** A charge that stayed after the end of its plan, since money was under way, is renewed by no card. */
export const listChargesToRenew = ({ tx, actor }: Scope, studentId: number) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select(["charge.id", "charge.number", "charge.due_on", "charge.value_cents", "charge.received_cents"])
    .select(["plan.id as plan_id", "plan.name as plan_name", "plan.ends_on as plan_ends_on"])
    .select("plan.created_at as plan_created_at")
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.student_id", "=", studentId)
    .where("charge.is_open", "=", true)
    .where(({ or, eb, ref }) =>
      or([eb("plan.ends_on", "is", null), eb("charge.period_start", "<", ref("plan.ends_on"))]),
    )
    .orderBy("charge.due_on")
    .orderBy("charge.id")
    .execute();

/**
 * `next`: what the card pays next; a charge of a value that it may not pay keeps no later one from it. `toAllow`: the one whose value
 * the student is asked to allow.
 */
export async function findRenewalCharges(scope: Scope, studentId: number, card: StudentCard | undefined) {
  const charges = await listChargesToRenew(scope, studentId);
  const next = card && charges.find((charge) => isAllowed(card, charge));
  if (!next) return { next: undefined, toAllow: charges[0] };
  return { next: { ...next, ...(await findCardTries(scope, next.id, card)) }, toAllow: next };
}

export type ChargeOfCard = NonNullable<Awaited<ReturnType<typeof findRenewalCharges>>["next"]>;

/** By the card that the student lets the plan renew on, or could. */
async function findCardRenewal(scope: Scope, studentId: number, today: CalendarDate): Promise<StudentMoney["renewal"]> {
  const card = await findStudentCard(scope, studentId);
  const { next, toAllow } = await findRenewalCharges(scope, studentId, card);
  const { recipient_id } = await findReceiving(scope);
  const isPossible = recipient_id !== null;
  return {
    value: toAllow && isPossible ? toReais(toAllow.value_cents) : null,
    card: card ? { brand: card.card_brand, last4: card.card_last4 } : null,
    next_on: next && isPossible ? nextTryOn(next, today) : null,
    new_value:
      card && card.notice_cents !== null && card.notice_from !== null
        ? { value: toReais(card.notice_cents), from: card.notice_from }
        : null,
  };
}

export async function findPayingStudent({ tx }: Scope, studentId: number) {
  const row = await tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.name", "users.email", "users.phone", "users.is_active", "students.country"])
    .where("users.id", "=", studentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { phone, country, ...student } = row;
  return { ...student, whatsapp: phone && whatsAppDigits(country, phone) };
}

async function listPlans({ tx }: Scope, studentId: number, today: CalendarDate): Promise<StudentMoney["plans"]> {
  const rows = await tx
    .selectFrom("student_plans")
    .select(["id", "plan_id", "name", "value_cents", "frequency", "starts_on", "due_day", "ends_on"])
    .where("student_id", "=", studentId)
    .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">", today)]))
    .orderBy("starts_on")
    .orderBy("id")
    .execute();
  return rows.map(({ value_cents, ...plan }) => ({ ...plan, value: toReais(value_cents) }));
}

const selectCharges = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .leftJoin("pix_charges as pix", (join) =>
      join
        .onRef("pix.trainer_id", "=", "charge.trainer_id")
        .onRef("pix.charge_id", "=", "charge.id")
        .on("pix.state", "=", "waiting"),
    )
    .select(["pix.code as pix_code", "pix.value_cents as pix_cents", "pix.expires_at as pix_expires_at"])
    .select(["charge.id", "plan.name as plan_name", "due_on", "period_start", "period_end"])
    .select(["charge.value_cents", "received_cents", "waived_at"])
    .select((eb) =>
      eb
        .selectFrom("payment_reminders as reminder")
        .whereRef("reminder.trainer_id", "=", "charge.trainer_id")
        .whereRef("reminder.charge_id", "=", "charge.id")
        .select(({ fn }) => fn.max("sent_on").as("day"))
        .as("reminded_on"),
    )
    .where("charge.student_id", "=", studentId);

type ChargeRow = Awaited<ReturnType<ReturnType<typeof selectCharges>["executeTakeFirstOrThrow"]>>;

function toPurchaseCharge(
  { value_cents, received_cents, waived_at, pix_code, pix_cents, pix_expires_at, ...row }: ChargeRow,
  today: CalendarDate,
): StudentCharge {
  const cents = { value_cents, received_cents, is_waived: waived_at !== null };
  return {
    ...row,
    pix:
      pix_code !== null && pix_cents !== null && pix_expires_at !== null
        ? { code: pix_code, value: toReais(pix_cents), expires_at: pix_expires_at.toISOString() }
        : null,
    value: toReais(value_cents),
    received: toReais(received_cents),
    open: toReais(openCents(cents)),
    state: chargeStateOn({ ...cents, due_on: row.due_on }, today),
  };
}

async function listCharges(scope: Scope, studentId: number, today: CalendarDate): Promise<StudentCharge[]> {
  const rows = await selectCharges(scope, studentId)
    .where((eb) =>
      eb.or([
        eb("is_open", "=", true),
        eb.and([eb("waived_at", "is not", null), eb("due_on", ">", addMonths(today, -MONTHS_OF_WAIVED))]),
      ]),
    )
    .orderBy("due_on")
    .orderBy("charge.id")
    .execute();
  return rows.map((row) => toPurchaseCharge(row, today));
}

export async function findCharge(scope: Scope, studentId: number, chargeId: number, today: CalendarDate) {
  const row = await selectCharges(scope, studentId).where("charge.id", "=", chargeId).executeTakeFirst();
  if (!row) return undefined;
  const open_cents = openCents({ ...row, is_waived: row.waived_at !== null });
  return { ...toPurchaseCharge(row, today), open_cents };
}

const selectPayments = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("student_payments as payment")
    .leftJoin("student_charges as charge", (join) =>
      join.onRef("charge.trainer_id", "=", "payment.trainer_id").onRef("charge.id", "=", "payment.charge_id"),
    )
    .leftJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .leftJoin("student_payments as counter", (join) =>
      join.onRef("counter.trainer_id", "=", "payment.trainer_id").onRef("counter.reverses_id", "=", "payment.id"),
    )
    .select(["payment.id", "payment.charge_id", "payment.purpose", "payment.state", "payment.origin", "payment.method"])
    .select(["payment.value_cents", "payment.received_on", "payment.created_at", "payment.settled_at"])
    .select(["payment.receipt_number", "payment.reverses_id", "payment.card_brand"])
    .select(["plan.name as plan_name", "charge.due_on", "charge.period_start", "charge.period_end"])
    .select("counter.created_at as reversed_at")
    .where("payment.student_id", "=", studentId);

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>["executeTakeFirstOrThrow"]>>;

const loggedState = ({ state, reverses_id, reversed_at }: PaymentRow): LoggedState =>
  reverses_id ? "counter_entry" : reversed_at ? "reversed" : state;

function toPayment(row: PaymentRow): StudentPayment {
  const state = loggedState(row);
  const until = undoableUntil({ state, origin: row.origin, settledAt: row.settled_at?.getTime() ?? null });
  return {
    id: row.id,
    charge_id: row.charge_id,
    purpose: row.purpose,
    plan_name: row.plan_name,
    due_on: row.due_on,
    state,
    origin: row.origin,
    method: row.method,
    value: toReais(row.value_cents),
    received_on: row.received_on,
    created_at: row.created_at.toISOString(),
    receipt_number: row.receipt_number,
    reverses_id: row.reverses_id,
    undoable_until: until === null ? null : new Date(until).toISOString(),
  };
}

async function listStudentPayments(scope: Scope, studentId: number): Promise<StudentPayment[]> {
  const rows = await selectPayments(scope, studentId)
    .orderBy("payment.created_at", "desc")
    .orderBy("payment.id", "desc")
    .execute();
  return rows.map(toPayment);
}

export async function findStudentPayment(scope: Scope, studentId: number, paymentId: number) {
  const row = await selectPayments(scope, studentId).where("payment.id", "=", paymentId).executeTakeFirst();
  return row && { ...row, logged: loggedState(row) };
}

export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findStudentPayment>>>;

export const findPayee = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("users")
    .innerJoin("trainers", "trainers.trainer_id", "users.id")
    .select(["users.name", "users.email", "users.phone", "users.photo_key", "users.cref", "trainers.cpf"])
    .where("users.id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
