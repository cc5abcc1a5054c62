import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

export type PixTable = "invoice_pix" | "pix_charges";

export type DebtColumns =
  | { readonly invoice_id: number }
  | { readonly plan_id: number }
  | { readonly student_id: number; readonly charge_id: number };

/** The rest waits for the next run. */
const MAX_AT_ONCE = 200;

export const findTrainerOfPix = async (
  { tx }: SignInScope,
  table: PixTable,
  key: string,
): Promise<number | undefined> =>
  (await tx.selectFrom(table).select("trainer_id").where("key", "=", key).executeTakeFirst())?.trainer_id;

export const listPixToAskAbout = ({ tx }: SignInScope, table: PixTable, now: Date) =>
  tx
    .selectFrom(table)
    .select(["trainer_id as trainerId", "key"])
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(MAX_AT_ONCE)
    .execute();

/** The Pix, or its money, is on its way back. */
export const isCalledOff = async ({ tx }: SignInScope, key: string): Promise<boolean> =>
  (await tx.selectFrom("open_charges").select("key").where("key", "=", key).executeTakeFirst()) !== undefined;

/** Pix that ended count too. */
export async function countPix({ tx, actor }: TrainerScope, table: PixTable, debt: DebtColumns): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where(({ and }) => and({ ...debt }))
    .executeTakeFirstOrThrow();
  return count;
}
