import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";

export const findWaitingPix = ({ tx }: Scope, studentId: number, chargeId: number) =>
  tx
    .selectFrom("pix_charges")
    .select(["key", "value_cents", "expires_at"])
    .where("student_id", "=", studentId)
    .where("charge_id", "=", chargeId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** Charges have no moment of their own, and a plan that goes on after its end writes some anew. */
export const findOrigin = ({ tx, actor }: TrainerScope, chargeId: number) =>
  tx
    .selectFrom("student_charges as charge")
    .innerJoin("student_plans as plan", (join) =>
      join.onRef("plan.trainer_id", "=", "charge.trainer_id").onRef("plan.id", "=", "charge.student_plan_id"),
    )
    .select(["charge.number", "plan.id as plan_id", "plan.created_at as plan_created_at"])
    .where("charge.trainer_id", "=", actor.trainerId)
    .where("charge.id", "=", chargeId)
    .executeTakeFirstOrThrow();

export const findPix = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("pix_charges")
    .select(["id", "student_id", "charge_id", "state", "value_cents", "code", "created_at", "tries"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst();

export type Pix = NonNullable<Awaited<ReturnType<typeof findPix>>>;

export const hasPendingPayment = async ({ tx, actor }: TrainerScope, chargeId: number): Promise<boolean> =>
  (await tx
    .selectFrom("student_payments")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("charge_id", "=", chargeId)
    .where("state", "=", "pending")
    .executeTakeFirst()) !== undefined;

export const findPaidByPix = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("student_payments")
    .select(["id", "student_id", "charge_id", "purpose", "value_cents"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .where("state", "=", "received")
    .executeTakeFirst();
