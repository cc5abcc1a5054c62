import type { Terms } from "#domain/billing/sold-terms.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../platform/database/scope.ts";

interface Period {
  readonly period_start: CalendarDate;
  readonly period_end: CalendarDate;
}

interface InvoiceDraft extends Period {
  readonly trainerId: number;
  readonly subscriptionId: number;
  readonly planId: number;
  /** The terms hold for the period, whatever becomes of the plan. */
  readonly terms: Terms;
  readonly installments: number;
  readonly due_on: CalendarDate;
  readonly now: Date;
  /** A payment that no invoice asked for has its invoice afterwards. */
  readonly isPaid?: boolean;
}

/** A subscription that owes one already cannot owe another. */
export async function createInvoice({ tx }: Scope, draft: InvoiceDraft): Promise<number> {
  const { trainerId, subscriptionId, planId, terms, installments, due_on, period_start, period_end, now } = draft;
  const { id } = await tx
    .insertInto("invoices")
    .values({
      trainer_id: trainerId,
      subscription_id: subscriptionId,
      plan_id: planId,
      plan_name: terms.name,
      frequency: terms.frequency,
      value_cents: terms.value_cents,
      installments,
      due_on,
      period_start,
      period_end,
      state: draft.isPaid ? "paid" : "pending",
      paid_at: draft.isPaid ? now : null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface PaidInvoice {
  readonly trainerId: number;
  readonly id: number;
  readonly now: Date;
}

export async function markInvoicePaid({ tx }: Scope, { trainerId, id, now }: PaidInvoice): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ state: "paid", paid_at: now })
    .where("trainer_id", "=", trainerId)
    .where("id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/** Without a subscription all that the trainer owes is canceled. */
export async function cancelOwedInvoices(
  { tx }: Scope,
  { trainerId, subscriptionId }: { readonly trainerId: number; readonly subscriptionId?: number },
): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ state: "canceled" })
    .where("trainer_id", "=", trainerId)
    .where("state", "=", "pending")
    .$if(subscriptionId !== undefined, (query) => query.where("subscription_id", "=", subscriptionId ?? 0))
    .execute();
}
