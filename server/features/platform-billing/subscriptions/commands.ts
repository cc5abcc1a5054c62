import { maxInstallments } from "#domain/billing/plans.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import {
  billingDayOf,
  FIRST_INVOICE_DAYS,
  isLapsed,
  isRenewalNear,
  nextPeriodStart,
  noticeDue,
  periodEnd,
} from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { PlatformDay } from "../../../platform/clock.ts";
import type { Scope, TrainerScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { SavedCard } from "../../../platform/payments/provider.ts";
import { findDiscountCents } from "../discounts/queries.ts";
import { cancelOwedInvoices, createInvoice } from "../invoices/commands.ts";
import { findOwedInvoice } from "../invoices/queries.ts";
import {
  findChangeable,
  NO_NEXT_PLAN,
  type Unchangeable,
  updateSubscription,
} from "../subscription-payments/commands/subscription.ts";
import { takeTurns } from "../subscription-payments/commands/turns.ts";
import { findPaymentUnderWay } from "../subscription-payments/queries/payments.ts";
import { findSubscriber } from "../subscription-payments/queries/subscriptions.ts";
import { findOwnTerms } from "../subscription-payments/queries/terms.ts";

interface Beginning extends PlatformDay {
  readonly trainerId: number;
  readonly plan: Terms & { readonly id: number };
}

/** The access until the due day belongs to the period that the first invoice pays for. */
export async function beginWithInvoice(scope: Scope, { trainerId, plan, today, now }: Beginning): Promise<void> {
  const due_on = addDays(today, FIRST_INVOICE_DAYS);
  const { id } = await scope.tx
    .insertInto("subscriptions")
    .values({
      trainer_id: trainerId,
      plan_id: plan.id,
      plan_name: plan.name,
      frequency: plan.frequency,
      value_cents: plan.value_cents,
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
    terms: plan,
    installments: 1,
    due_on,
    period_start: today,
    period_end: periodEnd(today, plan.frequency),
    now,
  });
}

type Changed = Outcome<"changed"> | Unchangeable;

export async function keepCard(scope: TrainerScope, card: Extract<SavedCard, { outcome: "saved" }>): Promise<Changed> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  if (!subscriber) return { outcome: "no_subscription" };
  const { cardReference: card_reference, brand: card_brand, last4: card_last4 } = card;
  await updateSubscription(scope, subscriber.id, { card_reference, card_brand, card_last4 });
  return { outcome: "changed" };
}

interface Choice extends PlatformDay {
  readonly plan: Terms & { readonly id: number };
  readonly installments: number;
  /** Undefined for a call that does not say what the trainer saw. */
  readonly seenCents: number | undefined;
}

type Chosen =
  | { readonly outcome: "changed"; readonly terms: Terms }
  | { readonly outcome: "price_changed"; readonly cents: number }
  | Unchangeable;

/** The next period's invoice, if there is one, becomes the other plan's. */
export async function choosePlan(
  scope: TrainerScope,
  { plan, installments, seenCents, today, now }: Choice,
): Promise<Chosen> {
  const open = await findChangeable(scope, today);
  if ("outcome" in open) return open;
  const terms = await findOwnTerms(scope, plan, today);
  const { name, frequency, value_cents } = terms;
  if (seenCents !== undefined && seenCents !== value_cents) return { outcome: "price_changed", cents: value_cents };
  const isKept = open.plan_id === plan.id && open.frequency === frequency && open.value_cents === value_cents;
  await updateSubscription(scope, open.id, {
    ...(isKept
      ? { ...NO_NEXT_PLAN, installments }
      : {
          next_plan_id: plan.id,
          next_installments: installments,
          next_name: name,
          next_frequency: frequency,
          next_value_cents: value_cents,
        }),
    is_ending: false,
  });
  const owed = await findOwedInvoice(scope, { trainerId: open.trainer_id, id: open.id });
  // The first period began with its plan: only what comes after it changes.
  const isForNextPeriod = owed?.period_start === open.period_end;
  if (isForNextPeriod) await cancelOwedInvoices(scope, { trainerId: open.trainer_id, subscriptionId: open.id });
  await openNextInvoice(scope, { today, now });
  return { outcome: "changed", terms };
}

export async function endSubscription(scope: TrainerScope, today: CalendarDate): Promise<Changed> {
  const open = await findChangeable(scope, today);
  if ("outcome" in open) return open;
  await updateSubscription(scope, open.id, { is_ending: true, ...NO_NEXT_PLAN });
  await cancelOwedInvoices(scope, { trainerId: open.trainer_id, subscriptionId: open.id });
  return { outcome: "changed" };
}

export async function resumeSubscription(scope: TrainerScope, { today, now }: PlatformDay): Promise<Changed> {
  const open = await findChangeable(scope, today);
  if ("outcome" in open) return open;
  await updateSubscription(scope, open.id, { is_ending: false });
  await openNextInvoice(scope, { today, now });
  return { outcome: "changed" };
}

/** A plan that is no longer sold is not renewed. */
async function openNextInvoice(scope: TrainerScope, { today, now }: PlatformDay): Promise<void> {
  const subscriber = await findSubscriber(scope);
  if (!subscriber || subscriber.is_ending || !subscriber.is_plan_sold) return;
  if (isLapsed(subscriber, today) || !isRenewalNear(subscriber, today)) return;
  const { id, trainer_id: trainerId, period_end: due_on, renewed } = subscriber;
  if (await findOwedInvoice(scope, { trainerId, id })) return;
  const period_start = nextPeriodStart(subscriber);
  const installments = Math.min(
    subscriber.next_installments ?? subscriber.installments,
    maxInstallments(renewed.frequency),
  );
  await createInvoice(scope, {
    trainerId,
    subscriptionId: id,
    planId: subscriber.renewed_id,
    terms: renewed,
    discountCents: await findDiscountCents(scope, renewed.value_cents),
    installments,
    due_on,
    period_start,
    period_end: periodEnd(period_start, renewed.frequency, subscriber.billing_day ?? billingDayOf(subscriber)),
    now,
  });
}

/** A card under way makes the job wait. */
export async function prepareRenewal(scope: TrainerScope, { today, now }: PlatformDay): Promise<void> {
  await takeTurns(scope);
  const subscriber = await findSubscriber(scope);
  if (!subscriber || (await findPaymentUnderWay(scope))) return;
  if (!isLapsed(subscriber, today)) return openNextInvoice(scope, { today, now });
  await cancelOwedInvoices(scope, { trainerId: subscriber.trainer_id });
  // Until the last notice was sent the trainer is found by the open subscription.
  const isToldAll = noticeDue(subscriber, today) === undefined;
  if (subscriber.is_ending || isToldAll) await updateSubscription(scope, subscriber.id, { state: "canceled" });
}
