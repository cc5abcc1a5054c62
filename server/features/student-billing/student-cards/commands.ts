import { cardStepOn, nextTryOn, valueNoticeDue } from "#domain/billing/student-card.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { PlatformDay } from "../../../platform/clock.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { PaidCharge } from "../../../platform/payments/provider.ts";
import { awaitsApproval } from "../../people/accounts/queries.ts";
import { lockStudentAccount } from "../../students/students/queries/find.ts";
import { findWaitingPix } from "../pix-charges/queries.ts";
import { nextReceiptNumber, writeCounterEntry } from "../student-payments/commands.ts";
import {
  type ChargeOfCard,
  findCardTries,
  findPayee,
  findRenewalCharges,
  findStudentCard,
  listChargesToRenew,
  type StudentCard,
} from "../student-payments/queries.ts";
import { brandCode } from "../student-payments/rules.ts";
import { endPlan } from "../student-plans/commands.ts";
import * as mail from "./mail.ts";
import { findChargeWithPlan, findPaidByProvider, findPaymentByKey, findPendingPayment, isCardKept } from "./queries.ts";
import { cardTryKey } from "./rules.ts";

interface Kept {
  readonly studentId: number;
  readonly reference: string;
  readonly brand: string | null;
  readonly last4: string;
  readonly seenCents: number;
  readonly now: Date;
}

type Keeping =
  | Outcome<"kept" | "not_found" | "no_plan">
  | { readonly outcome: "price_changed"; readonly cents: number };

/** The student allows the value that the screen shows. */
export async function keepCard(scope: TrainerScope, { studentId, seenCents, now, ...card }: Kept): Promise<Keeping> {
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  const { toAllow } = await findRenewalCharges(scope, studentId, await findStudentCard(scope, studentId));
  if (!toAllow) return { outcome: "no_plan" };
  if (toAllow.value_cents !== seenCents) return { outcome: "price_changed", cents: toAllow.value_cents };
  const columns = {
    card_reference: card.reference,
    card_brand: card.brand,
    card_last4: card.last4,
    allowed_cents: seenCents,
    allowed_at: now,
    notice_cents: null,
    notice_from: null,
    stopped_at: null,
  };
  await scope.tx
    .insertInto("student_cards")
    .values({ trainer_id: scope.actor.trainerId, student_id: studentId, ...columns })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id"]).doUpdateSet(columns))
    .execute();
  return { outcome: "kept" };
}

interface PaidCard {
  readonly studentId: number;
  readonly paid: PaidCharge;
  readonly cents: number;
  readonly now: Date;
}

/** The card of a first purchase, whose buyer allowed the same value again. */
export async function keepPaidCard({ tx, actor }: TrainerScope, { studentId, paid, cents, now }: PaidCard) {
  await tx
    .insertInto("student_cards")
    .values({
      trainer_id: actor.trainerId,
      student_id: studentId,
      card_reference: paid.cardReference,
      card_brand: paid.brand,
      card_last4: paid.last4,
      allowed_cents: cents,
      allowed_at: now,
    })
    .execute();
}

/** A charge without a known end is still settled. */
export async function stopCard(scope: TrainerScope, studentId: number, now: Date): Promise<void> {
  await lockStudentAccount(scope, studentId);
  if (!(await findPendingPayment(scope, studentId))) return removeCard(scope, studentId);
  await scope.tx
    .updateTable("student_cards")
    .set({ stopped_at: now })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("student_id", "=", studentId)
    .execute();
}

async function removeCard({ tx, actor }: TrainerScope, studentId: number): Promise<void> {
  await tx
    .deleteFrom("student_cards")
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .execute();
}

interface CardDay extends PlatformDay {
  readonly studentId: number;
}

type Step =
  | Outcome<"nothing" | "pending" | "ended">
  | {
      readonly outcome: "charge";
      readonly key: string;
      readonly cents: number;
      readonly planName: string;
      readonly reference: string;
      readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
    };

/** The try is recorded before the provider is asked. Whoever runs it twice makes one. */
export async function takeStep(scope: TrainerScope, { studentId, today, now }: CardDay): Promise<Step> {
  const student = await lockStudentAccount(scope, studentId);
  const card = student && (await findStudentCard(scope, studentId));
  // A Pix that waits, or a card without a known end, comes first.
  if (await findPendingPayment(scope, studentId)) return { outcome: "pending" };
  if (student && !card) await removeCard(scope, studentId);
  if (!student?.is_active || !card) return { outcome: "nothing" };
  // A buyer who waits has no access, and cannot stop the card.
  if (await awaitsApproval(scope, studentId)) return { outcome: "nothing" };
  await tellNewValue(scope, { studentId, student, card, today });
  const { next: charge } = await findRenewalCharges(scope, studentId, card);
  if (!charge) return { outcome: "nothing" };
  if (await findWaitingPix(scope, studentId, charge.id)) return { outcome: "pending" };
  const step = cardStepOn(charge, today);
  const open = charge.value_cents - charge.received_cents;
  if (step === "end") {
    await endRenewal(scope, { studentId, student, card, charge, today, now });
    return { outcome: "ended" };
  }
  if (step === "wait") return { outcome: "nothing" };
  const key = cardTryKey(scope.actor.trainerId, charge);
  await scope.tx
    .insertInto("student_payments")
    .values({
      trainer_id: scope.actor.trainerId,
      student_id: studentId,
      charge_id: charge.id,
      purpose: "plan",
      key,
      state: "pending",
      method: "credit_card",
      origin: "card",
      value_cents: open,
      created_at: now,
      card_brand: brandCode(card.card_brand),
    })
    .execute();
  return {
    outcome: "charge",
    key,
    cents: open,
    planName: charge.plan_name,
    reference: card.card_reference,
    customer: { name: student.name, email: student.email, phone: student.phone ?? "" },
  };
}

type LockedStudent = NonNullable<Awaited<ReturnType<typeof lockStudentAccount>>>;

interface CardRenewal {
  readonly studentId: number;
  readonly student: LockedStudent;
  readonly card: StudentCard;
  readonly today: CalendarDate;
}

/** The same transaction records the notice, so that it is mailed once. */
async function tellNewValue(scope: TrainerScope, { studentId, student, card, today }: CardRenewal): Promise<void> {
  const charges = await listChargesToRenew(scope, studentId);
  // A late one would keep later values from their mail.
  const charge = charges.find(({ due_on, value_cents }) => due_on >= today && value_cents !== card.allowed_cents);
  const from = charge && valueNoticeDue(card, charge, today);
  if (!charge || from === undefined) return;
  await scope.tx
    .updateTable("student_cards")
    .set({ notice_cents: charge.value_cents, notice_from: from })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("student_id", "=", studentId)
    .execute();
  const told = await toldOf(scope, { studentId, student, card, planName: charge.plan_name });
  await enqueueMail(scope, mail.newCardValue(told, { cents: charge.value_cents, from, before: card.allowed_cents }));
}

interface EndedRenewal extends CardRenewal {
  readonly charge: ChargeOfCard;
  readonly now: Date;
}

/** The charge stays open; later ones go with the plan. */
async function endRenewal(
  scope: TrainerScope,
  { studentId, student, card, charge, today, now }: EndedRenewal,
): Promise<void> {
  const { plan_id: studentPlanId, plan_ends_on: endsOn } = charge;
  await removeCard(scope, studentId);
  if (endsOn === null || endsOn > today) await endPlan(scope, { studentId, studentPlanId }, today, now);
  const told = await toldOf(scope, { studentId, student, card, planName: charge.plan_name });
  const open = charge.value_cents - charge.received_cents;
  await enqueueMail(scope, mail.renewalEnded(told, open));
  await enqueueMail(scope, mail.renewalEndedForTrainer(told, open));
}

interface RenewedPlan extends Pick<CardRenewal, "studentId" | "student"> {
  readonly card: Pick<StudentCard, "card_last4">;
  readonly planName: string;
}

async function toldOf(scope: TrainerScope, { studentId, student, card, planName }: RenewedPlan) {
  const { name, email, photo_key } = await findPayee(scope);
  return {
    student: { id: studentId, name: student.name, email: student.email },
    trainer: { name, email, photo_key },
    planName,
    last4: card.card_last4,
  };
}

type Answer = Outcome<"paid" | "refused" | "absent">;

/**
 * An answer that is told twice is kept once. `too_late`: the charge was paid meanwhile, and the money is on its way back. `absent`: the
 * provider knows nothing of the try, which is `given_up`.
 */
export async function settleCardPayment(
  scope: TrainerScope,
  { key, answer, now }: { readonly key: string; readonly answer: Answer; readonly now: Date },
): Promise<Outcome<"settled" | "too_late" | "given_up">> {
  const found = await findPaymentByKey(scope, key);
  if (!found?.student_id) return { outcome: "settled" };
  const student = await lockStudentAccount(scope, found.student_id);
  const payment = await findPaymentByKey(scope, key);
  if (payment?.state !== "pending" || !student) return { outcome: "settled" };
  const today = todayInSaoPaulo(now.getTime());
  const card = await findStudentCard(scope, found.student_id);
  const charge = await findChargeWithPlan(scope, payment.charge_id);
  const isPaid = answer.outcome === "paid" && charge !== undefined && charge.open_cents >= payment.value_cents;
  await scope.tx
    .updateTable("student_payments")
    .set(
      isPaid
        ? { state: "received", settled_at: now, received_on: today, receipt_number: await nextReceiptNumber(scope) }
        : { state: "refused", settled_at: now },
    )
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("id", "=", payment.id)
    .execute();
  if (answer.outcome === "paid" && !isPaid) return { outcome: "too_late" };
  if (answer.outcome === "absent") return { outcome: "given_up" };
  if (!charge || !card) return { outcome: "settled" };
  const told = await toldOf(scope, { studentId: found.student_id, student, card, planName: charge.plan_name });
  if (isPaid) {
    await allow(scope, found.student_id, charge.value_cents);
    await enqueueMail(scope, mail.cardPaid(told, payment.value_cents));
  } else {
    const { refused_on } = await findCardTries(scope, charge.id, card);
    const next = nextTryOn({ due_on: charge.due_on, refused_on }, today);
    await enqueueMail(scope, mail.cardRefused(told, payment.value_cents, next));
  }
  return { outcome: "settled" };
}

/**
 * The payment stays beside its counter-entry, and the charge is open again, unless its plan had ended before its period. A card whose holder
 * took the money back is not asked again.
 */
export async function takeBack(
  scope: TrainerScope,
  { key, cents, now }: { readonly key: string; readonly cents: number | "all"; readonly now: Date },
): Promise<Outcome<"nothing" | "part" | "taken_back">> {
  const studentId = (await findPaidByProvider(scope, key))?.student_id ?? null;
  const student = studentId === null ? undefined : await lockStudentAccount(scope, studentId);
  const paid = await findPaidByProvider(scope, key);
  if (!paid) return { outcome: "nothing" };
  if (cents !== "all" && cents < paid.value_cents) return { outcome: "part" };
  const { charge_id, value_cents } = paid;
  await writeCounterEntry(scope, { ...paid, received_on: todayInSaoPaulo(now.getTime()) }, now);
  if (charge_id !== null) await waiveAfterEnd(scope, charge_id, now);
  const open = await findChargeWithPlan(scope, charge_id);
  const hadCard = studentId !== null && (await isCardKept(scope, studentId));
  if (studentId !== null && hadCard) await stopCard(scope, studentId, now);
  await enqueueMail(
    scope,
    mail.paymentTakenBack({
      student: student && studentId !== null ? { id: studentId, name: student.name } : null,
      trainer: await findPayee(scope),
      cents: value_cents,
      method: paid.method === "pix" ? "por Pix" : "no cartão",
      isOpen: (open?.open_cents ?? 0) > 0,
      hadCard,
    }),
  );
  return { outcome: "taken_back" };
}

/** Nobody owes a period that the plan never reached. */
const waiveAfterEnd = ({ tx, actor }: TrainerScope, chargeId: number, now: Date) =>
  tx
    .updateTable("student_charges")
    .set({ waived_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", chargeId)
    .where("waived_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("student_plans as plan")
          .select("plan.id")
          .whereRef("plan.trainer_id", "=", "student_charges.trainer_id")
          .whereRef("plan.id", "=", "student_charges.student_plan_id")
          .whereRef("plan.ends_on", "<=", "student_charges.period_start"),
      ),
    )
    .execute();

/** A value that was told of and charged is the allowed one from then on. */
const allow = ({ tx, actor }: TrainerScope, studentId: number, cents: number) =>
  tx
    .updateTable("student_cards")
    .set({ allowed_cents: cents, notice_cents: null, notice_from: null })
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("notice_cents", "=", cents)
    .execute();
