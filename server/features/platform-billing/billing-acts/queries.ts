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

/** The payment of an invoice that still counts. */
export const findPaymentOfInvoice = ({ tx, actor }: TrainerScope, invoiceId: number) =>
  tx
    .selectFrom("payments as payment")
    .leftJoin("payments as counter", (join) =>
      join.onRef("counter.trainer_id", "=", "payment.trainer_id").onRef("counter.reverses_id", "=", "payment.id"),
    )
    .leftJoin("invoice_pix as pix", (join) =>
      join.onRef("pix.trainer_id", "=", "payment.trainer_id").onRef("pix.key", "=", "payment.idempotency_key"),
    )
    .select("pix.id as pix_id")
    .select(["payment.id", "payment.idempotency_key as key", "payment.method", "payment.value_cents"])
    .select(["payment.subscription_id", "payment.plan_id", "payment.plan_name", "payment.frequency"])
    .select(["payment.installments", "payment.card_brand", "payment.card_last4", "counter.id as counter_id"])
    .where("payment.trainer_id", "=", actor.trainerId)
    .where("payment.invoice_id", "=", invoiceId)
    .where("payment.status", "=", "paid")
    .where("payment.reverses_id", "is", null)
    .executeTakeFirst();

/** Card payments whose money is not back yet. */
export const listRefundsUnderWay = ({ tx }: SignInScope) =>
  tx
    .selectFrom("payments")
    .select(["trainer_id as trainerId", "reverses_id as paymentId"])
    .where("status", "=", "pending")
    .where("reverses_id", "is not", null)
    .orderBy("created_at")
    .execute();

export const findRefundUnderWay = ({ tx, actor }: TrainerScope, paymentId: number) =>
  tx
    .selectFrom("payments as counter")
    .innerJoin("payments as payment", (join) =>
      join.onRef("payment.trainer_id", "=", "counter.trainer_id").onRef("payment.id", "=", "counter.reverses_id"),
    )
    .select(["counter.id", "counter.invoice_id", "payment.idempotency_key as key"])
    .where("counter.trainer_id", "=", actor.trainerId)
    .where("counter.reverses_id", "=", paymentId)
    .where("counter.status", "=", "pending")
    .executeTakeFirst();
