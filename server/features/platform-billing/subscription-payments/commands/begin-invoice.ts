import type { PlatformMethod } from "#domain/billing/payments.ts";
import { maxInstallments } from "#domain/billing/plans.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findInvoice, type Invoice } from "../../invoices/queries.ts";
import { invoiceKey } from "../../invoices/rules.ts";
import { countTries, findPaymentUnderWay } from "../queries/payments.ts";
import { makeWay } from "./make-way.ts";
import { takeTurns } from "./turns.ts";

interface Owing {
  readonly invoiceId: number;
  /** In how many parts; undefined: as the invoice was written. */
  readonly installments?: number | undefined;
  readonly now: Date;
  /** By the job, so that a refusal is told by mail. */
  readonly isAutomatic: boolean;
  readonly method: PlatformMethod;
  /** By which the provider knows money that has arrived. */
  readonly key?: string;
}

type InvoicePayment =
  | { readonly outcome: "begun"; readonly key: string; readonly invoice: Invoice }
  | Outcome<"paid" | "not_owed" | "under_way" | "too_many_parts">;

/** A card's try is recorded before the provider is asked; a Pix waits for the administrator's answer. */
export async function beginInvoicePayment(
  scope: TrainerScope,
  { invoiceId, installments, now, isAutomatic, method, key: known }: Owing,
): Promise<InvoicePayment> {
  await takeTurns(scope);
  const { trainerId } = scope.actor;
  const invoice = await findInvoice(scope, { trainerId, id: invoiceId });
  if (invoice?.state === "paid") return { outcome: "paid" };
  if (invoice?.state !== "pending") return { outcome: "not_owed" };
  if (installments !== undefined && installments > maxInstallments(invoice.frequency))
    return { outcome: "too_many_parts" };
  if (method === "pix" && (await findPaymentUnderWay(scope))) return { outcome: "under_way" };
  const way = method === "pix" ? undefined : await makeWay(scope, now);
  if (way?.outcome === "under_way") return { outcome: "under_way" };
  const key = known ?? invoiceKey(invoice, await countTries(scope, invoiceId));
  await scope.tx
    .insertInto("payments")
    .values({
      trainer_id: trainerId,
      plan_id: invoice.plan_id,
      invoice_id: invoiceId,
      idempotency_key: key,
      status: "pending",
      method,
      plan_name: invoice.plan_name,
      frequency: invoice.frequency,
      value_cents: invoice.value_cents,
      discount_cents: invoice.discount_cents,
      installments: installments ?? invoice.installments,
      is_automatic: isAutomatic,
      created_at: now,
    })
    .execute();
  return { outcome: "begun", key, invoice };
}

export async function recordInvoicePix(
  scope: TrainerScope,
  invoiceId: number,
  now: Date,
): Promise<Outcome<"announced" | "already_announced" | "not_owed" | "under_way">> {
  const { outcome } = await beginInvoicePayment(scope, { invoiceId, now, isAutomatic: false, method: "pix" });
  if (outcome === "begun") return { outcome: "announced" };
  if (outcome === "paid") return { outcome: "already_announced" };
  if (outcome === "not_owed") return { outcome };
  const other = await findPaymentUnderWay(scope);
  const isAnnounced = other?.method === "pix" && other.invoice_id === invoiceId;
  return { outcome: isAnnounced ? "already_announced" : "under_way" };
}
