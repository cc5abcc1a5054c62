import { billingDayOf, isLapsed, nextPeriodStart, periodEnd } from "#domain/billing/subscription.ts";
import { freeDaysOf } from "#domain/billing/upgrade-credit.ts";
import { addDays, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { spendDiscount } from "../../discounts/commands.ts";
import { cancelOwedInvoices, createInvoice, cutPaidInvoices, markInvoicePaid } from "../../invoices/commands.ts";
import { findOwedInvoice, listUncutInvoices } from "../../invoices/queries.ts";
import { findTrial } from "../../trials/queries.ts";
import type { Payment } from "../queries/payments.ts";
import { findOpenSubscription, type OpenSubscription } from "../queries/subscriptions.ts";
import { listTermsOf } from "../queries/terms.ts";
import { endPriceNotices } from "./notices.ts";
import { NO_NEXT_PLAN, updateSubscription } from "./subscription.ts";

interface Prolonging {
  readonly payment: Payment;
  /** Null: money without a card, which leaves the card as it is. */
  readonly card: { readonly card_reference: string; readonly card_last4: string; readonly card_brand?: string } | null;
  readonly now: Date;
}

/** Each payment buys one period: the owed one, the next one, one that an upgrade begins, or after a lapse one that begins today. */
export async function prolong(scope: TrainerScope, { payment, card, now }: Prolonging) {
  const { tx, actor } = scope;
  const { trainerId } = actor;
  const today = todayInSaoPaulo(now.getTime());
  const former = await findOpenSubscription(scope);
  const open = former && !isLapsed(former, today) ? former : undefined;
  const owed = open && (await findOwedInvoice(scope, { trainerId, id: open.id }));
  const { plan_id, plan_name, frequency, installments, discount_cents, credit_cents, starts_on } = payment;
  const isOwed = owed !== undefined && owed.id === payment.invoice_id;
  const { billing_day, paidUntil, ...period } =
    open && starts_on
      ? await upgradedPeriod(scope, { open, frequency, starts_on })
      : paidPeriod(open, { owed, isOwed, frequency, today, trialEnd: (await findTrial(scope))?.ends_on ?? today });
  const terms = listTermsOf(payment);
  const sold = { plan_id, plan_name, frequency, value_cents: terms.value_cents, installments };
  const paid = { ...sold, ...period, ...card, state: "active", billing_day } as const;
  if (!open) await endSubscriptions(scope);
  // Another plan that was chosen for later stays chosen, until it is the one that is paid.
  const isChosenLater = open?.plan_id === plan_id && open.next_plan_id !== plan_id;
  if (open) await endPriceNotices(scope, { subscriptionId: open.id, sold, now });
  if (open)
    await updateSubscription(scope, open.id, { ...paid, ...(isChosenLater ? {} : NO_NEXT_PLAN), is_ending: false });
  const { id: subscription_id } =
    open ??
    (await tx
      .insertInto("subscriptions")
      .values({ trainer_id: trainerId, created_at: now, ...paid })
      .returning("id")
      .executeTakeFirstOrThrow());
  if (discount_cents > 0) await spendDiscount(scope, now);
  if (isOwed) {
    await markInvoicePaid(scope, { trainerId, id: owed.id, now });
    return { subscription_id, invoice_id: owed.id };
  }
  await cancelOwedInvoices(scope, { trainerId });
  if (starts_on) await cutPaidInvoices(scope, { trainerId, subscriptionId: subscription_id, on: starts_on });
  const invoice_id = await createInvoice(scope, {
    trainerId,
    subscriptionId: subscription_id,
    planId: plan_id,
    terms,
    discountCents: discount_cents,
    creditCents: credit_cents,
    installments,
    due_on: period.period_start,
    period_start: period.period_start,
    period_end: paidUntil,
    now,
    isPaid: true,
  });
  return { subscription_id, invoice_id };
}

interface Paying {
  readonly owed: Record<"period_start" | "period_end", CalendarDate> | undefined;
  readonly isOwed: boolean;
  readonly frequency: Payment["frequency"];
  readonly today: CalendarDate;
  /** A period that is paid in a trial follows it. */
  readonly trialEnd: CalendarDate;
}

function paidPeriod(open: OpenSubscription | undefined, { owed, isOwed, frequency, today, trialEnd }: Paying) {
  const first = trialEnd > today ? trialEnd : today;
  const period_start = owed?.period_start ?? (open ? nextPeriodStart(open) : first);
  const billing_day = open ? (open.billing_day ?? billingDayOf(open)) : Number(first.slice(8));
  const period_end = owed && isOwed ? owed.period_end : periodEnd(period_start, frequency, billing_day);
  return { period_start, period_end, paidUntil: period_end, billing_day };
}

interface Upgrading {
  readonly open: OpenSubscription;
  readonly frequency: Payment["frequency"];
  readonly starts_on: CalendarDate;
}

/** Days that were given without a payment are no credit: they follow the new period. */
async function upgradedPeriod(scope: TrainerScope, { open, frequency, starts_on }: Upgrading) {
  const paid = await listUncutInvoices(scope, { trainerId: scope.actor.trainerId, id: open.id });
  const paidUntil = periodEnd(starts_on, frequency);
  const period_end = addDays(paidUntil, freeDaysOf(paid, { from: starts_on, end: open.period_end }));
  return { period_start: starts_on, period_end, paidUntil, billing_day: Number(period_end.slice(8)) };
}

async function endSubscriptions(scope: TrainerScope): Promise<void> {
  await cancelOwedInvoices(scope, { trainerId: scope.actor.trainerId });
  await scope.tx
    .updateTable("subscriptions")
    .set({ state: "canceled" })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("state", "<>", "canceled")
    .execute();
}
