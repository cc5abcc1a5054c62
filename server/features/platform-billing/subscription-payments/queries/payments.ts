import type { SignInScope, TrainerScope } from "../../../../platform/database/scope.ts";

export const findPayer = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users")
    .innerJoin("trainers", "trainers.trainer_id", "users.id")
    .select(["users.id", "users.created_at", "name", "email", "cpf", "trainers.address"])
    .where("users.id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();

export const findPayment = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("payments")
    .select(["id", "status", "created_at", "invoice_id", "plan_id", "plan_name", "frequency", "value_cents"])
    .select(["installments", "refusal", "refunded_at", "is_automatic", "method"])
    .select(["discount_cents", "credit_cents", "starts_on"])
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** A Pix waits for the administrator's answer; an unpaid invoice is no payment. */
export const findPaymentUnderWay = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("payments")
    .select(["idempotency_key as key", "created_at", "method", "invoice_id"])
    .where("trainer_id", "=", actor.trainerId)
    .where("status", "=", "pending")
    .where("reverses_id", "is", null)
    .executeTakeFirst();

export type PaymentUnderWay = NonNullable<Awaited<ReturnType<typeof findPaymentUnderWay>>>;

export const findAnnouncedPayment = ({ tx, actor }: TrainerScope, id: number) =>
  tx
    .selectFrom("payments")
    .leftJoin("invoices", (join) =>
      join.onRef("invoices.trainer_id", "=", "payments.trainer_id").onRef("invoices.id", "=", "payments.invoice_id"),
    )
    .select(["idempotency_key as key", "status", "payments.value_cents", "due_on"])
    .where("payments.trainer_id", "=", actor.trainerId)
    .where("payments.id", "=", id)
    .where("method", "=", "pix")
    .where("reverses_id", "is", null)
    .executeTakeFirst();

/** Tries that never reached the provider do not count. */
export const findLastTry = ({ tx, actor }: TrainerScope, invoiceId: number) =>
  tx
    .selectFrom("payments")
    .select(["created_at", "status", "refusal"])
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("method", "=", "credit_card")
    .where("reverses_id", "is", null)
    .where((eb) => eb.or([eb("refusal", "is", null), eb("refusal", "<>", "absent")]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export async function countTries({ tx, actor }: TrainerScope, invoiceId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("reverses_id", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findPayerOf = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("payments")
      .select("trainer_id")
      .where("idempotency_key", "=", key)
      .where((eb) => eb.or([eb("status", "=", "pending"), eb("refusal", "=", "absent")]))
      .executeTakeFirst()
  )?.trainer_id;

/** `since` limits payments that the provider did not know of. */
export const listPaymentsWithoutEnd = ({ tx }: SignInScope, since: Date) =>
  tx
    .selectFrom("payments")
    .select(["trainer_id as trainerId", "idempotency_key as key"])
    .where("reverses_id", "is", null)
    .where((eb) =>
      eb.or([
        eb("status", "=", "pending"),
        eb.and([eb("refusal", "=", "absent"), eb("refunded_at", "is", null), eb("created_at", ">", since)]),
      ]),
    )
    .orderBy("created_at")
    .execute();
