import type { Frequency } from "#domain/billing/plans.ts";
import { FIRST_INVOICE_DAYS, periodEnd } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { createInvoice } from "../invoices/commands.ts";

interface Beginning {
  readonly trainerId: number;
  readonly plan: { readonly id: number; readonly value_cents: number; readonly frequency: Frequency };
  readonly today: CalendarDate;
  readonly now: Date;
}

/**
 * Begins the subscription of a trainer whom the administrator registers. The first invoice is due in seven days; the access until
 * then belongs to the period that it pays for.
 */
export async function beginWithInvoice(scope: Scope, { trainerId, plan, today, now }: Beginning): Promise<void> {
  const due_on = addDays(today, FIRST_INVOICE_DAYS);
  const { id } = await scope.tx
    .insertInto("subscriptions")
    .values({
      trainer_id: trainerId,
      plan_id: plan.id,
      state: "active",
      period_start: today,
      period_end: due_on,
      billing_day: Number(today.slice(8)),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await createInvoice(scope, {
    trainerId,
    subscriptionId: id,
    planId: plan.id,
    valueCents: plan.value_cents,
    installments: 1,
    due_on,
    period_start: today,
    period_end: periodEnd(today, plan.frequency),
    now,
  });
}
