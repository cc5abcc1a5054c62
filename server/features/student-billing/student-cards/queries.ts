import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { findCardTries, type StudentCard } from "../student-payments/queries.ts";

export const listStudentCards = ({ tx }: SignInScope) =>
  tx
    .selectFrom("student_cards")
    .select(["trainer_id as trainerId", "student_id as studentId"])
    .orderBy("trainer_id")
    .orderBy("student_id")
    .execute();

/** The first open charge of a plan, up to a day. */
const findFirstCharge = ({ tx, actor }: TrainerScope, studentId: number, until: CalendarDate) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select(["charge.id", "charge.due_on", "charge.value_cents", "charge.received_cents"])
    .select(["plan.id as plan_id", "plan.name as plan_name"])
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.student_id", "=", studentId)
    .where("charge.is_open", "=", true)
    .where("charge.due_on", "<=", until)
    .orderBy("charge.due_on")
    .orderBy("charge.id")
    .limit(1)
    .executeTakeFirst();

interface CardOnDay {
  readonly card: StudentCard;
  readonly today: CalendarDate;
}

export async function findChargeOfCard(scope: TrainerScope, studentId: number, { card, today }: CardOnDay) {
  const charge = await findFirstCharge(scope, studentId, today);
  return charge && { ...charge, ...(await findCardTries(scope, charge.id, card)) };
}

export type ChargeOfCard = NonNullable<Awaited<ReturnType<typeof findChargeOfCard>>>;

const MONTHS_AHEAD_DAYS = 366;

/** The charge that the student is asked to allow, and that the screen shows. */
export const findNextCharge = (scope: TrainerScope, studentId: number, today: CalendarDate) =>
  findFirstCharge(scope, studentId, addDays(today, MONTHS_AHEAD_DAYS));

/** A card that is asked, or a Pix that waits: a charge is paid once. */
export const findPendingPayment = ({ tx, actor }: TrainerScope, studentId: number) =>
  tx
    .selectFrom("student_payments")
    .select(["id", "key", "origin", "charge_id", "value_cents", "created_at"])
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("state", "=", "pending")
    .where("charge_id", "is not", null)
    .orderBy("id")
    .executeTakeFirst();

export const findPaymentByKey = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("student_payments")
    .select(["id", "student_id", "charge_id", "state", "value_cents", "created_at"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst();

/** The first open charge of another value than the student allowed. */
export const findChargeOfOtherValue = (
  { tx, actor }: TrainerScope,
  studentId: number,
  { card, until }: { readonly card: Pick<StudentCard, "allowed_cents">; readonly until: CalendarDate },
) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select(["charge.due_on", "charge.value_cents", "plan.name as plan_name"])
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.student_id", "=", studentId)
    .where("charge.is_open", "=", true)
    .where("charge.due_on", "<=", until)
    .where("charge.value_cents", "<>", card.allowed_cents)
    .orderBy("charge.due_on")
    .limit(1)
    .executeTakeFirst();

export async function findOpenCharge({ tx, actor }: TrainerScope, chargeId: number | null) {
  if (chargeId === null) return undefined;
  const row = await tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select(["charge.id", "charge.due_on", "charge.value_cents", "charge.received_cents", "charge.waived_at"])
    .select("plan.name as plan_name")
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.id", "=", chargeId)
    .executeTakeFirst();
  return row && { ...row, open_cents: row.waived_at === null ? row.value_cents - row.received_cents : 0 };
}
