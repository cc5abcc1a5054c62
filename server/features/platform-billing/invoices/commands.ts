import type { Terms } from "#domain/billing/sold-terms.ts";
import { periodEnd } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Invoice } from "./queries.ts";

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
  readonly discountCents?: number;
  readonly creditCents?: number;
  readonly installments: number;
  readonly due_on: CalendarDate;
  readonly now: Date;
  /** A payment that no invoice asked for has its invoice afterwards. */
  readonly isPaid?: boolean;
}

/** A subscription that owes one already cannot owe another. */
export async function createInvoice({ tx }: Scope, draft: InvoiceDraft): Promise<number> {
  const { trainerId, subscriptionId, planId, terms, installments, due_on, period_start, period_end, now } = draft;
  const { discountCents = 0, creditCents = 0 } = draft;
  const { id } = await tx
    .insertInto("invoices")
    .values({
      trainer_id: trainerId,
      subscription_id: subscriptionId,
      plan_id: planId,
      plan_name: terms.name,
      frequency: terms.frequency,
      value_cents: terms.value_cents - discountCents - creditCents,
      discount_cents: discountCents,
      credit_cents: creditCents,
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

/** It is due, and its period begins, later by these days. */
export async function moveOwedInvoice(
  { tx }: Scope,
  { trainer_id, id, due_on, period_start, frequency }: Invoice,
  days: number,
): Promise<void> {
  const start = addDays(period_start, days);
  await tx
    .updateTable("invoices")
    .set({ due_on: addDays(due_on, days), period_start: start, period_end: periodEnd(start, frequency) })
    .where("trainer_id", "=", trainer_id)
    .where("id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

/** An upgrade used the credit of the days from then on. */
export async function cutPaidInvoices(
  { tx }: Scope,
  { trainerId, subscriptionId, on }: Record<"trainerId" | "subscriptionId", number> & { readonly on: CalendarDate },
): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ cut_on: on })
    .where("trainer_id", "=", trainerId)
    .where("subscription_id", "=", subscriptionId)
    .where("state", "=", "paid")
    .where("period_end", ">", on)
    .where("cut_on", "is", null)
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
