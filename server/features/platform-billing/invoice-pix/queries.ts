import type { TrainerScope } from "../../../platform/database/scope.ts";

export const findInvoicePix = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("invoice_pix")
    .select(["invoice_id", "plan_id", "state", "value_cents", "code", "created_at", "tries"])
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst();

export type InvoicePix = NonNullable<Awaited<ReturnType<typeof findInvoicePix>>>;
