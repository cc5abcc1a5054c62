import { MIN_INVOICE_CENTS } from "#domain/billing/discount.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import { awaitsFirstPayment, isLapsed, periodEnd } from "#domain/billing/subscription.ts";
import { creditCentsOf, daysLeft, freeDaysOf } from "#domain/billing/upgrade-credit.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findDiscountCents } from "../discounts/queries.ts";
import { listUncutInvoices } from "../invoices/queries.ts";
import { findSubscriber } from "../subscription-payments/queries/subscriptions.ts";
import { findOwnTerms } from "../subscription-payments/queries/terms.ts";

export interface Quote {
  readonly outcome: "quoted";
  readonly terms: Terms;
  readonly discountCents: number;
  readonly creditCents: number;
  readonly cents: number;
  readonly daysLeft: number;
  readonly periodStart: CalendarDate;
  readonly periodEnd: CalendarDate;
}

/** `nothing_paid`: late, or before the first payment. `covered`: the credit pays the whole plan. */
export type Quoted = Quote | Outcome<"no_subscription" | "nothing_paid" | "same_plan" | "covered">;

export async function quoteUpgrade(
  scope: TrainerScope,
  plan: Terms & { readonly id: number },
  today: CalendarDate,
): Promise<Quoted> {
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return { outcome: "no_subscription" };
  if (awaitsFirstPayment(subscriber) || today >= subscriber.period_end) return { outcome: "nothing_paid" };
  if (subscriber.plan_id === plan.id && subscriber.frequency === plan.frequency) return { outcome: "same_plan" };
  const { id, trainer_id: trainerId } = subscriber;
  const paid = (await listUncutInvoices(scope, { trainerId, id })).map((invoice) => ({
    ...invoice,
    paid_cents: invoice.value_cents + invoice.credit_cents - invoice.lost_credit_cents - invoice.refunded_cents,
  }));
  const terms = await findOwnTerms(scope, plan, today);
  const creditCents = creditCentsOf(paid, today);
  const discountCents = await findDiscountCents(scope, terms.value_cents);
  const cents = terms.value_cents - discountCents - creditCents;
  if (cents < MIN_INVOICE_CENTS) return { outcome: "covered" };
  const free = freeDaysOf(paid, { from: today, end: subscriber.period_end });
  return {
    outcome: "quoted",
    terms,
    discountCents,
    creditCents,
    cents,
    daysLeft: paid.reduce((sum, period) => sum + daysLeft(period, today), 0),
    periodStart: today,
    periodEnd: addDays(periodEnd(today, terms.frequency), free),
  };
}
