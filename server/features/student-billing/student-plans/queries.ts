import type { CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

export const findSoldPlan = ({ tx, actor }: TrainerScope, planId: number) =>
  tx
    .selectFrom("subscription_plans")
    .select(["id", "name", "value_cents", "frequency"])
    .where("owner_id", "=", actor.trainerId)
    .where("id", "=", planId)
    .where("is_active", "=", true)
    .executeTakeFirst();

const selectPlans = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("student_plans")
    .select(["id", "student_id", "value_cents", "frequency", "starts_on", "due_day", "ends_on", "next_number"])
    .where("trainer_id", "=", actor.trainerId);

export type StudentPlan = Awaited<ReturnType<ReturnType<typeof selectPlans>["executeTakeFirstOrThrow"]>>;

export const findStudentPlan = (scope: TrainerScope, studentId: number, id: number) =>
  selectPlans(scope).where("student_id", "=", studentId).where("id", "=", id).executeTakeFirst();

export const findEndlessPlan = (scope: TrainerScope, studentId: number) =>
  selectPlans(scope).where("student_id", "=", studentId).where("ends_on", "is", null).executeTakeFirst();

export const listTrainersToCharge = async ({ tx }: SignInScope, day: CalendarDate): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("student_plans")
    .select("trainer_id")
    .where("next_due_on", "<=", day)
    .groupBy("trainer_id")
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
};

/** The rows stay locked until this transaction ends. */
export const lockPlansToCharge = (scope: TrainerScope, day: CalendarDate) =>
  selectPlans(scope).where("next_due_on", "<=", day).orderBy("id").forUpdate().execute();
