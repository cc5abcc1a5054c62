import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import type { OwnSubscription, SubscribedPlan } from "#contract/platform-billing/subscriptions.ts";
import { discountCentsOf } from "#domain/billing/discount.ts";
import { maxInstallments } from "#domain/billing/plans.ts";
import { nextChargeOn, pixHoldEnd } from "#domain/billing/renewal.ts";
import { accessEnd, awaitsFirstPayment, nextPeriodStart, stateOn } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import type { DiscountRow } from "../discounts/queries.ts";
import { toHeldDiscount } from "../discounts/rules.ts";
import type { Invoice, WaitingInvoicePix } from "../invoices/queries.ts";
import { toWaitingPix } from "../invoices/rules.ts";
import type { findLastTry, PaymentUnderWay } from "../subscription-payments/queries/payments.ts";
import type { Subscriber } from "../subscription-payments/queries/subscriptions.ts";

interface SubscriptionParts {
  readonly subscriber: Subscriber;
  readonly owed: Invoice | undefined;
  readonly last: Awaited<ReturnType<typeof findLastTry>>;
  readonly underWay: PaymentUnderWay | undefined;
  readonly discount: DiscountRow | undefined;
  /** Null when the platform receives no Pix. */
  readonly pix: PixReceiver | null;
  readonly waitingPix: WaitingInvoicePix | undefined;
}

export function toOwnSubscription(
  { subscriber, owed, last, underWay, discount, pix, waitingPix }: SubscriptionParts,
  today: CalendarDate,
): OwnSubscription {
  const { period_start, period_end, is_ending, card_last4, card_brand, card_reference } = subscriber;
  const last_try_on = last ? todayInSaoPaulo(last.created_at.getTime()) : null;
  const isCharged = card_reference !== null && !is_ending && (owed !== undefined || subscriber.is_plan_sold);
  const pix_announced_on =
    underWay?.method === "pix" && underWay.invoice_id === owed?.id
      ? todayInSaoPaulo(underWay.created_at.getTime())
      : null;
  const held = pix_announced_on && pixHoldEnd(pix_announced_on);
  const from = held && held > today ? held : today;
  const renewedCents = subscriber.renewed.value_cents - discountCentsOf(subscriber.renewed.value_cents, discount);
  const next_try_on = isCharged ? nextChargeOn({ due_on: period_end, last_try_on }, from) : null;
  return {
    plan: planOf(subscriber),
    status: stateOn(subscriber, today),
    period_start,
    period_end,
    is_ending,
    next_plan: subscriber.next_plan_id === null ? null : nextPlanOf(subscriber),
    next_plan_from: owed && awaitsFirstPayment(subscriber) ? owed.period_end : nextPeriodStart(subscriber),
    next_charge: next_try_on ? { on: next_try_on, value: toReais(owed?.value_cents ?? renewedCents) } : null,
    announced: subscriber.announced && {
      value: toReais(subscriber.announced.value_cents),
      from: subscriber.announced.starts_on,
    },
    card: card_reference === null || card_last4 === null ? null : { brand: card_brand, last4: card_last4 },
    discount: discount ? toHeldDiscount(discount) : null,
    owed: owed
      ? {
          id: owed.id,
          value: toReais(owed.value_cents),
          installments: owed.installments,
          due_on: owed.due_on,
          is_first: awaitsFirstPayment(subscriber),
          refused_on: last?.status === "canceled" ? last_try_on : null,
          next_try_on,
          access_until: addDays(accessEnd(subscriber), -1),
          max_installments: maxInstallments(owed.frequency),
          pix,
          pix_announced_on,
          pix_charge: waitingPix ? toWaitingPix(waitingPix) : null,
        }
      : null,
  };
}

const planOf = (row: Subscriber): SubscribedPlan => ({
  id: row.plan_id,
  name: row.plan_name,
  frequency: row.frequency,
  value: toReais(row.value_cents),
  installments: row.installments,
});

const nextPlanOf = (row: Subscriber): SubscribedPlan => ({
  id: row.renewed_id,
  name: row.renewed.name,
  frequency: row.renewed.frequency,
  value: toReais(row.renewed.value_cents),
  installments: row.next_installments ?? 1,
});
