import type { Terms } from "#domain/billing/sold-terms.ts";
import { awaitsFirstPayment, isLapsed, periodEnd } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { PlatformDay } from "../../../../platform/clock.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { findDiscountCents } from "../../discounts/queries.ts";
import { cancelOwedInvoices, createInvoice, moveOwedInvoice } from "../../invoices/commands.ts";
import { findOwedInvoice } from "../../invoices/queries.ts";
import type { PlatformPlan } from "../../plans/queries.ts";
import {
  findChangeable,
  NO_NEXT_PLAN,
  type Unchangeable,
  updateSubscription,
} from "../../subscription-payments/commands/subscription.ts";
import { findSubscriber, type Subscriber } from "../../subscription-payments/queries/subscriptions.ts";
import { choosePlan } from "../../subscriptions/commands.ts";

interface Choice extends PlatformDay {
  readonly plan: PlatformPlan;
  readonly installments: number;
}

type Changed = Unchangeable | { readonly outcome: "changed"; readonly from: CalendarDate; readonly terms: Terms };

/** From the next period on; the plan of a first invoice that is owed changes at once. */
export async function changePlan(scope: TrainerScope, choice: Choice): Promise<Changed> {
  const subscriber = await findChangeable(scope, choice.today);
  if ("outcome" in subscriber) return subscriber;
  if (awaitsFirstPayment(subscriber)) {
    const from = await replaceFirstPlan(scope, subscriber, choice);
    return { outcome: "changed", from, terms: choice.plan };
  }
  const chosen = await choosePlan(scope, { ...choice, seenCents: undefined });
  if (chosen.outcome !== "changed") return { outcome: "payment_under_way" };
  return { outcome: "changed", from: subscriber.period_end, terms: chosen.terms };
}

async function replaceFirstPlan(
  scope: TrainerScope,
  subscriber: Subscriber,
  { plan, installments, now }: Choice,
): Promise<CalendarDate> {
  const { id, trainer_id: trainerId, period_start, period_end: due_on } = subscriber;
  await updateSubscription(scope, id, {
    plan_id: plan.id,
    plan_name: plan.name,
    frequency: plan.frequency,
    value_cents: plan.value_cents,
    installments,
    is_ending: false,
    ...NO_NEXT_PLAN,
  });
  await cancelOwedInvoices(scope, { trainerId, subscriptionId: id });
  await createInvoice(scope, {
    trainerId,
    subscriptionId: id,
    planId: plan.id,
    terms: plan,
    discountCents: await findDiscountCents(scope, plan.value_cents),
    installments,
    due_on,
    period_start,
    period_end: periodEnd(period_start, plan.frequency),
    now,
  });
  return period_start;
}

/** An owed invoice is due later by as many days. A first period that is owed begins later, too. */
export async function giveFreeDays(
  scope: TrainerScope,
  { days, today }: { readonly days: number; readonly today: CalendarDate },
): Promise<Unchangeable | { readonly outcome: "given"; readonly until: CalendarDate }> {
  const subscriber = await findChangeable(scope, today);
  if ("outcome" in subscriber) return subscriber;
  const { id, trainer_id: trainerId, period_start, period_end } = subscriber;
  const end = addDays(period_end, days);
  const isFirst = awaitsFirstPayment(subscriber);
  const start = isFirst ? addDays(period_start, days) : period_start;
  await updateSubscription(scope, id, {
    period_start: start,
    period_end: end,
    billing_day: Number((isFirst ? start : end).slice(8)),
  });
  const owed = await findOwedInvoice(scope, { trainerId, id });
  if (owed) await moveOwedInvoice(scope, owed, days);
  return { outcome: "given", until: addDays(end, -1) };
}

/** At once, or with the paid period. Nothing more is charged. */
export async function cancel(
  scope: TrainerScope,
  { atOnce, today }: { readonly atOnce: boolean; readonly today: CalendarDate },
): Promise<Unchangeable | { readonly outcome: "canceled"; readonly lastDay: CalendarDate }> {
  const subscriber = await findChangeable(scope, today);
  if ("outcome" in subscriber) return subscriber;
  const { id, trainer_id: trainerId, period_end } = subscriber;
  const isOver = atOnce || period_end <= today;
  await updateSubscription(
    scope,
    id,
    isOver ? { state: "canceled", ended_on: today } : { is_ending: true, ...NO_NEXT_PLAN },
  );
  await cancelOwedInvoices(scope, { trainerId, subscriptionId: id });
  return { outcome: "canceled", lastDay: addDays(isOver ? today : period_end, -1) };
}

export async function endAtOnce(scope: TrainerScope, today: CalendarDate): Promise<void> {
  const subscriber = await findSubscriber(scope);
  if (!subscriber || isLapsed(subscriber, today)) return;
  await updateSubscription(scope, subscriber.id, { state: "canceled", ended_on: today });
  await cancelOwedInvoices(scope, { trainerId: subscriber.trainer_id });
}
