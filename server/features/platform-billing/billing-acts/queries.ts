import { sql } from "kysely";
import type { BillingAct } from "#contract/platform-billing/billing-acts.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

const ACTS_SHOWN = 30;

export const findAct = ({ tx, actor }: TrainerScope, key: string) =>
  tx
    .selectFrom("billing_acts")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("key", "=", key)
    .executeTakeFirst();

export const listActs = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("billing_acts")
    .select(["id", "kind", "summary", "reason", "actor_id", "happened_at"])
    .where("trainer_id", "=", actor.trainerId)
    .orderBy("happened_at", "desc")
    .orderBy("id", "desc")
    .limit(ACTS_SHOWN)
    .execute();

export async function namesOf({ tx }: SignInScope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom("users").select(["id", "name"]).where("id", "=", anyOf(ids, "bigint")).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const toAct = (
  { happened_at, actor_id, ...act }: Awaited<ReturnType<typeof listActs>>[number],
  names: ReadonlyMap<number, string>,
): BillingAct => ({ ...act, done_by: names.get(actor_id) ?? null, happened_at: happened_at.toISOString() });

/** It reads `payment` and its `invoice`. Money that the provider refused to give back went back outside, or will. */
const ASKED_OF_PROVIDER = sql<number>`invoice.refunded_cents + coalesce((
  select sum(refused.value_cents) from payments refused
   where refused.trainer_id = payment.trainer_id and refused.reverses_id = payment.id and refused.refund_refused_at is not null
), 0)::int`;

/** The payment of an invoice, with what went back of it. */
export const findPaymentOfInvoice = (scope: TrainerScope, invoiceId: number) =>
  paymentsOfInvoices(scope).where("payment.invoice_id", "=", invoiceId).executeTakeFirst();

export type PaymentOfInvoice = NonNullable<Awaited<ReturnType<typeof findPaymentOfInvoice>>>;

/** The books say that the provider gives back, or gave back, `asked_cents` of it. */
export const findPaymentOfKey = (scope: TrainerScope, key: string) =>
  paymentsOfInvoices(scope)
    .select(ASKED_OF_PROVIDER.as("asked_cents"))
    .select("payment.returned_cents")
    .where("payment.idempotency_key", "=", key)
    .executeTakeFirst();

const paymentsOfInvoices = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("payments as payment")
    .innerJoin("invoices as invoice", (join) =>
      join.onRef("invoice.trainer_id", "=", "payment.trainer_id").onRef("invoice.id", "=", "payment.invoice_id"),
    )
    .leftJoin("invoice_pix as pix", (join) =>
      join.onRef("pix.trainer_id", "=", "payment.trainer_id").onRef("pix.key", "=", "payment.idempotency_key"),
    )
    .select("pix.id as pix_id")
    .select([
      "payment.id",
      "invoice.id as invoice_id",
      "payment.idempotency_key as key",
      "payment.method",
      "payment.value_cents",
    ])
    .select(["payment.subscription_id", "payment.plan_id", "payment.plan_name", "payment.frequency"])
    .select(["payment.installments", "payment.card_brand", "payment.card_last4", "invoice.refunded_cents"])
    .select((eb) =>
      eb
        .selectFrom("payments as counter")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("counter.trainer_id", "=", "payment.trainer_id")
        .whereRef("counter.reverses_id", "=", "payment.id")
        .$asScalar()
        .$notNull()
        .as("refunds"),
    )
    .where("payment.trainer_id", "=", actor.trainerId)
    .where("payment.status", "=", "paid")
    .where("payment.reverses_id", "is", null);

/** Counter-entries whose money is not back yet, and which the provider may be asked for now. */
export const listRefundsToAskFor = ({ tx }: SignInScope, now: Date) =>
  tx
    .selectFrom("payments")
    .select(["trainer_id as trainerId", "id", "created_at"])
    .where("status", "=", "pending")
    .where("reverses_id", "is not", null)
    .where("refund_refused_at", "is", null)
    .where(({ or, eb }) => or([eb("refund_try_at", "is", null), eb("refund_try_at", "<=", now)]))
    .orderBy("created_at")
    .execute();

/** `returned_cents`: the provider has given back so much of the payment, once this refund is done. */
export const findRefundUnderWay = ({ tx, actor }: TrainerScope, id: number) =>
  tx
    .selectFrom("payments as counter")
    .innerJoin("payments as payment", (join) =>
      join.onRef("payment.trainer_id", "=", "counter.trainer_id").onRef("payment.id", "=", "counter.reverses_id"),
    )
    .innerJoin("invoices as invoice", (join) =>
      join.onRef("invoice.trainer_id", "=", "counter.trainer_id").onRef("invoice.id", "=", "counter.invoice_id"),
    )
    .select(["counter.invoice_id", "payment.idempotency_key as key", "payment.value_cents"])
    .select(["counter.refund_refusals", "counter.refund_refused_at"])
    .select(ASKED_OF_PROVIDER.as("returned_cents"))
    .select("counter.value_cents as counter_cents")
    .where("counter.trainer_id", "=", actor.trainerId)
    .where("counter.id", "=", id)
    .where("counter.status", "=", "pending")
    .executeTakeFirst();

export const findRefusedRefund = ({ tx, actor }: TrainerScope, invoiceId: number) =>
  tx
    .selectFrom("payments")
    .select(["id", "value_cents"])
    .where("trainer_id", "=", actor.trainerId)
    .where("invoice_id", "=", invoiceId)
    .where("reverses_id", "is not", null)
    .where("status", "=", "pending")
    .where("refund_refused_at", "is not", null)
    .executeTakeFirst();

/** The key names the provider's order that was paid. */
export const findTrainerOfPaid = async ({ tx }: SignInScope, key: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("payments")
      .select("trainer_id")
      .where("idempotency_key", "=", key)
      .where("status", "=", "paid")
      .where("reverses_id", "is", null)
      .executeTakeFirst()
  )?.trainer_id;

export const isRefundUnderWay = async ({ tx, actor }: TrainerScope, paymentId: number): Promise<boolean> =>
  (await tx
    .selectFrom("payments")
    .select("id")
    .where("trainer_id", "=", actor.trainerId)
    .where("reverses_id", "=", paymentId)
    .where("status", "=", "pending")
    .executeTakeFirst()) !== undefined;
