import type { PlanAssignment } from "#contract/student-billing/student-plans.ts";
import { chargesThrough, lastDayToCharge } from "#domain/billing/charges.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { lockStudentAccount } from "../../students/students/queries/find.ts";
import { findEndlessPlan, findSoldPlan, findStudentPlan, lockPlansToCharge, type StudentPlan } from "./queries.ts";
import { ENDS_BEFORE_START, isNear, NOT_NEAR, NOT_SOLD } from "./rules.ts";

type Invalid = { readonly outcome: "invalid"; readonly fields: Readonly<Record<string, string>> };
type Assigned = { readonly outcome: "saved"; readonly id: number } | Outcome<"not_found"> | Invalid;

/** A plan that runs ends where the new one starts. */
export async function assignPlan(
  scope: TrainerScope,
  studentId: number,
  { plan_id, starts_on, due_day }: PlanAssignment,
  now: Date,
): Promise<Assigned> {
  const today = todayInSaoPaulo(now.getTime());
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  if (!isNear(starts_on, today)) return { outcome: "invalid", fields: { starts_on: NOT_NEAR } };
  const sold = await findSoldPlan(scope, plan_id);
  if (!sold) return { outcome: "invalid", fields: { plan_id: NOT_SOLD } };
  const running = await findEndlessPlan(scope, studentId);
  if (running) {
    const ends_on = starts_on > running.starts_on ? starts_on : running.starts_on;
    await writeCharges(scope, { ...running, ends_on }, today);
  }
  const given = await scope.tx
    .insertInto("student_plans")
    .values({
      trainer_id: scope.actor.trainerId,
      student_id: studentId,
      plan_id: sold.id,
      name: sold.name,
      value_cents: sold.value_cents,
      frequency: sold.frequency,
      starts_on,
      due_day,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const plan = { ...sold, id: given.id, student_id: studentId, starts_on, due_day, ends_on: null, next_number: 0 };
  await writeCharges(scope, plan, today);
  return { outcome: "saved", id: given.id };
}

type Ended = Outcome<"saved" | "not_found" | "changed_elsewhere"> | Invalid;

export async function endPlan(
  scope: TrainerScope,
  { studentId, studentPlanId }: { readonly studentId: number; readonly studentPlanId: number },
  ends_on: CalendarDate | null,
  now: Date,
): Promise<Ended> {
  const today = todayInSaoPaulo(now.getTime());
  if (!(await lockStudentAccount(scope, studentId))) return { outcome: "not_found" };
  const plan = await findStudentPlan(scope, studentId, studentPlanId);
  if (!plan) return { outcome: "not_found" };
  if (ends_on === null) {
    const running = await findEndlessPlan(scope, studentId);
    if (running && running.id !== plan.id) return { outcome: "changed_elsewhere" };
  } else {
    if (ends_on < plan.starts_on) return { outcome: "invalid", fields: { ends_on: ENDS_BEFORE_START } };
    if (!isNear(ends_on, today)) return { outcome: "invalid", fields: { ends_on: NOT_NEAR } };
  }
  await writeCharges(scope, { ...plan, ends_on }, today);
  return { outcome: "saved" };
}

/** Charges after the end go, unless something of them was paid or is announced. Refused and undone payments stay without them. */
async function writeCharges(scope: TrainerScope, plan: StudentPlan, today: CalendarDate): Promise<void> {
  const { tx, actor } = scope;
  const written = chargesThrough(plan, 0, lastDayToCharge(today));
  const { ends_on } = plan;
  await tx
    .updateTable("student_plans")
    .set({ ends_on, next_number: written.next_number, next_due_on: written.next_due_on })
    .where("trainer_id", "=", actor.trainerId)
    .where("id", "=", plan.id)
    .execute();
  await tx
    .deleteFrom("student_charges as charge")
    .where("trainer_id", "=", actor.trainerId)
    .where("student_plan_id", "=", plan.id)
    .where("number", ">=", written.next_number)
    .where("received_cents", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("student_payments as payment")
            .select("payment.id")
            .whereRef("payment.trainer_id", "=", "charge.trainer_id")
            .whereRef("payment.charge_id", "=", "charge.id")
            .where("payment.state", "=", "pending"),
        ),
      ),
    )
    .execute();
  await insertCharges(scope, plan, written.charges);
}

async function insertCharges(
  { tx, actor }: TrainerScope,
  plan: StudentPlan,
  charges: ReturnType<typeof chargesThrough>["charges"],
): Promise<void> {
  if (charges.length === 0) return;
  await tx
    .insertInto("student_charges")
    .values(
      charges.map((charge) => ({
        trainer_id: actor.trainerId,
        student_id: plan.student_id,
        student_plan_id: plan.id,
        value_cents: plan.value_cents,
        ...charge,
      })),
    )
    .onConflict((conflict) => conflict.constraint("charge_is_made_once").doNothing())
    .execute();
}

/** Running again writes nothing twice. */
export async function chargePlans(scope: TrainerScope, today: CalendarDate): Promise<void> {
  const { tx, actor } = scope;
  const day = lastDayToCharge(today);
  for (const plan of await lockPlansToCharge(scope, day)) {
    const { charges, next_number, next_due_on } = chargesThrough(plan, plan.next_number, day);
    await insertCharges(scope, plan, charges);
    await tx
      .updateTable("student_plans")
      .set({ next_number, next_due_on })
      .where("trainer_id", "=", actor.trainerId)
      .where("id", "=", plan.id)
      .execute();
  }
}

export async function waiveCharge(
  { tx, actor }: TrainerScope,
  { studentId, chargeId }: { readonly studentId: number; readonly chargeId: number },
  waivedAt: Date | null,
): Promise<Outcome<"saved" | "not_found">> {
  const changed = await tx
    .updateTable("student_charges")
    .set({ waived_at: waivedAt })
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("id", "=", chargeId)
    .returning("id")
    .executeTakeFirst();
  return { outcome: changed ? "saved" : "not_found" };
}
