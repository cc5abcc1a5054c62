import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

/** The rest waits for the next run. */
const MAX_AT_ONCE = 200;

export const findPayerOfPix = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (await tx.selectFrom("invoice_pix").select("trainer_id").where("key", "=", key).executeTakeFirst())?.trainer_id;

export const listInvoicePixToAskAbout = ({ tx }: SignInScope, now: Date) =>
  tx
    .selectFrom("invoice_pix")
    .select(["trainer_id as trainerId", "key"])
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(MAX_AT_ONCE)
    .execute();

export async function countInvoicePix({ tx, actor }: TrainerScope, invoiceId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("invoice_pix")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  return count;
}

export const findInvoicePix = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("invoice_pix")
    .select(["invoice_id", "state", "value_cents", "code", "created_at", "tries"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst();

export type InvoicePix = NonNullable<Awaited<ReturnType<typeof findInvoicePix>>>;
