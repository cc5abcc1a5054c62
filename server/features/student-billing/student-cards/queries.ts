import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { IS_NOT_REVERSED } from "../student-payments/queries.ts";

export const listStudentCards = ({ tx }: SignInScope) =>
  tx
    .selectFrom("student_cards")
    .select(["trainer_id as trainerId", "student_id as studentId"])
    .orderBy("trainer_id")
    .orderBy("student_id")
    .execute();

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

/** A charge's payment by the provider that nothing took back. A Pix is found here once its student is removed. */
export const findPaidByProvider = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("student_payments as payment")
    .select(["payment.id", "payment.student_id", "payment.charge_id", "payment.purpose", "payment.value_cents"])
    .select(["payment.card_brand", "payment.method", "payment.origin"])
    .where("payment.trainer_id", "=", actor.trainerId)
    .where("payment.key", "=", key)
    .where(({ or, eb }) =>
      or([
        eb("payment.origin", "=", "card"),
        eb.and([eb("payment.origin", "=", "pix_charge"), eb("payment.student_id", "is", null)]),
      ]),
    )
    .where("payment.state", "=", "received")
    .where(IS_NOT_REVERSED)
    .executeTakeFirst();

export const findTrainerOfPaid = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("student_payments")
      .select("trainer_id")
      .where("key", "=", key)
      .where(({ or, eb }) => or([eb("origin", "=", "card"), eb("origin", "=", "pix_charge")]))
      .where("state", "=", "received")
      .where("reverses_id", "is", null)
      .executeTakeFirst()
  )?.trainer_id;

export const isCardKept = async ({ tx, actor }: TrainerScope, studentId: number): Promise<boolean> =>
  (await tx
    .selectFrom("student_cards")
    .select("student_id")
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .where("stopped_at", "is", null)
    .executeTakeFirst()) !== undefined;

export async function findChargeWithPlan({ tx, actor }: TrainerScope, chargeId: number | null) {
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
