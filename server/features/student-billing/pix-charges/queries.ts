import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

/** The rest waits for the next run. */
const MAX_AT_ONCE = 200;

export const findReceiverOfPix = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (await tx.selectFrom("pix_charges").select("trainer_id").where("key", "=", key).executeTakeFirst())?.trainer_id;

export const listPixToAskAbout = ({ tx }: SignInScope, now: Date) =>
  tx
    .selectFrom("pix_charges")
    .select(["trainer_id as trainerId", "key"])
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(MAX_AT_ONCE)
    .execute();

export const findWaitingPix = ({ tx }: Scope, studentId: number, chargeId: number) =>
  tx
    .selectFrom("pix_charges")
    .select(["key", "value_cents", "expires_at"])
    .where("student_id", "=", studentId)
    .where("charge_id", "=", chargeId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

export async function countPix({ tx, actor }: TrainerScope, chargeId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("pix_charges")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("charge_id", "=", chargeId)
    .executeTakeFirstOrThrow();
  return count;
}

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
    .select(["id", "student_id", "charge_id", "purpose", "value_cents", "received_on"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .where("state", "=", "received")
    .executeTakeFirst();
