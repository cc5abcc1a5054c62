import { sql } from "kysely";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { IS_NOT_REVERSED } from "../student-payments/queries.ts";

/** The account may be another trainer's. */
export const findStudentAccount = ({ tx }: SignInScope, email: string) =>
  tx
    .selectFrom("users")
    .select(["id", "trainer_id"])
    .where("role", "=", "student")
    .where("email", "=", email)
    .executeTakeFirst();

export const findSellingTrainer = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users")
    .select(["name", "email", "photo_key"])
    .where("id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();

interface Purchase {
  readonly studentId: number;
  readonly planId: number;
  readonly cents: number;
}

/** The student is locked. */
export const findChargeToPay = ({ tx, actor }: TrainerScope, { studentId, planId, cents }: Purchase) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select("charge.id")
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.student_id", "=", studentId)
    .where("plan.plan_id", "=", planId)
    .where("charge.is_open", "=", true)
    .where(sql<boolean>`charge.value_cents - charge.received_cents = ${cents}`)
    .orderBy("charge.due_on")
    .limit(1)
    .executeTakeFirst();

/** The plan with which a waiting buyer came. */
export const findBoughtPlan = ({ tx, actor }: TrainerScope, studentId: number) =>
  tx
    .selectFrom("student_plans")
    .select(["name", "value_cents as cents", "frequency"])
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const lockWaiting = ({ tx, actor }: TrainerScope, studentId: number) =>
  tx
    .selectFrom("students")
    .innerJoin("users", "users.id", "students.id")
    .select(["students.id", "users.name", "users.email", "users.photo_key"])
    .where("students.trainer_id", "=", actor.trainerId)
    .where("students.id", "=", studentId)
    .where("awaits_approval_since", "is not", null)
    .forUpdate()
    .executeTakeFirst();

export const listCardPayments = ({ tx, actor }: TrainerScope, studentId: number) =>
  tx
    .selectFrom("student_payments as payment")
    .select(["id", "key", "purpose", "method", "origin", "value_cents", "received_on"])
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("origin", "=", "card")
    .where("state", "=", "received")
    .where("reverses_id", "is", null)
    .where(IS_NOT_REVERSED)
    .execute();
