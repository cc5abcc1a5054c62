import { sql } from "kysely";
import type { CreditedInvoice } from "#domain/billing/upgrade-credit.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";

interface OfTrainer {
  readonly trainerId: number;
  readonly id: number;
}

const selectInvoices = ({ tx }: Scope) =>
  tx
    .selectFrom("invoices")
    .select(["invoices.id", "invoices.trainer_id", "invoices.subscription_id", "invoices.plan_id"])
    .select([
      "invoices.plan_name",
      "invoices.frequency",
      "invoices.value_cents",
      "invoices.installments",
      "invoices.state",
    ])
    .select(["due_on", "period_start", "period_end", "invoices.created_at", "invoices.paid_at"])
    .select(["invoices.discount_cents", "invoices.credit_cents", "receipt_number", "invoices.refunded_at", "cut_on"])
    .select(["invoices.refunded_cents", "invoices.lost_credit_cents"]);

export const findOwedInvoice = (scope: Scope, subscription: OfTrainer) =>
  selectInvoices(scope)
    .where("invoices.trainer_id", "=", subscription.trainerId)
    .where("invoices.subscription_id", "=", subscription.id)
    .where("invoices.state", "=", "pending")
    .executeTakeFirst();

export const findInvoice = (scope: Scope, invoice: OfTrainer) =>
  selectInvoices(scope)
    .where("invoices.trainer_id", "=", invoice.trainerId)
    .where("invoices.id", "=", invoice.id)
    .executeTakeFirst();

export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Paid, not wholly given back, and with days that no upgrade has used. */
export const listUncutInvoices = (scope: Scope, subscription: OfTrainer) =>
  selectInvoices(scope)
    .where("invoices.trainer_id", "=", subscription.trainerId)
    .where("invoices.subscription_id", "=", subscription.id)
    .where("invoices.state", "=", "paid")
    .where("invoices.refunded_at", "is", null)
    .where("cut_on", "is", null)
    .execute();

/** The paid invoices of trainers. An upgrade's period begins on the day that cuts the paid ones, and of several on one day the next took the credit. */
export async function listCreditedInvoices(
  { tx }: Scope,
  trainerIds: readonly number[],
): Promise<readonly CreditedInvoice[]> {
  if (trainerIds.length === 0) return [];
  const rows = await tx
    .selectFrom("invoices as invoice")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices as taker")
          .innerJoin("payments as taking", (join) =>
            join
              .onRef("taking.trainer_id", "=", "taker.trainer_id")
              .onRef("taking.invoice_id", "=", "taker.id")
              .on("taking.status", "=", "paid")
              .on("taking.reverses_id", "is", null),
          )
          .select(["taker.id", "taking.id as payment_id", "taking.created_at"])
          .whereRef("taker.trainer_id", "=", "invoice.trainer_id")
          .whereRef("taker.subscription_id", "=", "invoice.subscription_id")
          .whereRef("taker.period_start", "=", "invoice.cut_on")
          .whereRef("taker.id", ">", "invoice.id")
          .where("taker.state", "=", "paid")
          .orderBy("taker.id")
          .limit(1)
          .as("taker"),
      (join) => join.onTrue(),
    )
    .select(["invoice.id", "invoice.value_cents", "invoice.credit_cents", "period_start", "period_end", "cut_on"])
    .select(["invoice.refunded_at", "taker.id as taker_id", "taker.created_at as taken_at"])
    .select((eb) =>
      eb
        .selectFrom("payments as counter")
        .select(sql<number>`coalesce(-sum(counter.value_cents), 0)::int`.as("cents"))
        .whereRef("counter.trainer_id", "=", "invoice.trainer_id")
        .whereRef("counter.invoice_id", "=", "invoice.id")
        .whereRef("counter.id", "<", "taker.payment_id")
        .where("counter.reverses_id", "is not", null)
        .$asScalar()
        .$notNull()
        .as("refunded_before"),
    )
    .where("invoice.trainer_id", "=", anyOf(trainerIds, "bigint"))
    .where("invoice.state", "=", "paid")
    .execute();
  return rows.map(({ cut_on, taker_id, taken_at, refunded_at, refunded_before, ...invoice }) => ({
    ...invoice,
    isReturned: refunded_at !== null,
    cut:
      cut_on === null
        ? null
        : {
            on: cut_on,
            taker_id,
            refunded_cents: refunded_before,
            wasReturned:
              refunded_at !== null &&
              taken_at !== null &&
              refunded_at <= taken_at &&
              refunded_before === invoice.value_cents,
          },
  }));
}

/** `counter_cents`: the entry below zero of a refund that waits for the provider, of which there is one at a time. */
export const selectWithPayment = (scope: Scope) =>
  selectInvoices(scope)
    .leftJoin("payments as paid", (join) =>
      join
        .onRef("paid.trainer_id", "=", "invoices.trainer_id")
        .onRef("paid.invoice_id", "=", "invoices.id")
        .on("paid.status", "=", "paid")
        .on("paid.reverses_id", "is", null),
    )
    .leftJoin("invoice_pix as paying_pix", (join) =>
      join.onRef("paying_pix.trainer_id", "=", "paid.trainer_id").onRef("paying_pix.key", "=", "paid.idempotency_key"),
    )
    .leftJoin("payments as counter", (join) =>
      join
        .onRef("counter.trainer_id", "=", "paid.trainer_id")
        .onRef("counter.reverses_id", "=", "paid.id")
        .on("counter.status", "=", "pending"),
    )
    .select(["paid.method", "paid.card_brand", "paid.card_last4", "paying_pix.id as paying_pix_id"])
    .select(["counter.value_cents as counter_cents", "counter.refund_refused_at"]);

export type InvoiceWithPayment = Awaited<ReturnType<ReturnType<typeof selectWithPayment>["executeTakeFirstOrThrow"]>>;

export const findInvoiceWithPayment = (scope: Scope, invoice: OfTrainer) =>
  selectWithPayment(scope)
    .where("invoices.trainer_id", "=", invoice.trainerId)
    .where("invoices.id", "=", invoice.id)
    .executeTakeFirst();

interface Page {
  readonly page: number;
  readonly limit: number;
}

export async function listInvoices(
  scope: Scope,
  { trainerId, page, limit }: Page & { readonly trainerId: number },
): Promise<{ readonly rows: readonly InvoiceWithPayment[]; readonly total: number }> {
  const { total } = await scope.tx
    .selectFrom("invoices")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("trainer_id", "=", trainerId)
    .executeTakeFirstOrThrow();
  const rows = await selectWithPayment(scope)
    .where("invoices.trainer_id", "=", trainerId)
    .orderBy("due_on", "desc")
    .orderBy("invoices.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

/** A Pix of the provider that may still be paid. */
export const findWaitingInvoicePix = ({ tx }: Scope, { trainerId, id }: OfTrainer) =>
  tx
    .selectFrom("invoice_pix")
    .select(["key", "code", "value_cents", "expires_at"])
    .where("trainer_id", "=", trainerId)
    .where("invoice_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** The same for a plan, where no invoice is owed. */
export const findWaitingPlanPix = ({ tx }: Scope, trainerId: number) =>
  tx
    .selectFrom("invoice_pix")
    .select(["key", "code", "value_cents", "expires_at"])
    .select((eb) => eb.ref("plan_id").$notNull().as("plan_id"))
    .where("trainer_id", "=", trainerId)
    .where("invoice_id", "is", null)
    .where("state", "=", "waiting")
    .executeTakeFirst();

export type WaitingInvoicePix = NonNullable<Awaited<ReturnType<typeof findWaitingInvoicePix>>>;
