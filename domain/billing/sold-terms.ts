import { addDays, type CalendarDate } from "../calendar-date.ts";
import type { Frequency } from "./plans.ts";
import { periodEnd } from "./subscription.ts";

export interface Terms {
  readonly name: string;
  readonly frequency: Frequency;
  readonly value_cents: number;
}

/** Days between the mail about a new value and the first charge of it. */
export const PRICE_NOTICE_DAYS = 30;

/** Days before that charge from which the mail is sent: a year's subscriber is not told ten months ahead, and a job that stands still loses none. */
const EARLIEST_PRICE_NOTICE_DAYS = 60;

/** A new value that the subscriber was told of, and the first period start that costs it. */
export interface PriceNotice {
  readonly value_cents: number;
  readonly starts_on: CalendarDate;
}

export interface Renewing {
  readonly sold: Terms;
  readonly chosen: Terms | null;
  readonly plan: Terms;
  readonly notice: PriceNotice | null;
  readonly period_end: CalendarDate;
  readonly billing_day: number;
}

/** Whether the plan has another value than the subscriber pays. A plan of another frequency is another offer, which binds nobody. */
const isRepriced = ({ sold, plan, chosen }: Renewing): boolean =>
  chosen === null && plan.frequency === sold.frequency && plan.value_cents !== sold.value_cents;

/** The trainer's choice, else the terms as sold until an announced value. The frequency never changes by itself; a new name may at once. */
export function renewalTerms(renewing: Renewing): Terms {
  const { sold, chosen, plan, notice, period_end } = renewing;
  if (chosen) return chosen;
  if (plan.frequency !== sold.frequency) return sold;
  if (!isRepriced(renewing)) return plan;
  const isAnnounced = notice?.value_cents === plan.value_cents && period_end >= notice.starts_on;
  return isAnnounced ? plan : sold;
}

/** The notice that holds: of the value that the plan still has. */
export const noticeThatHolds = (renewing: Renewing): PriceNotice | null =>
  isRepriced(renewing) && renewing.notice?.value_cents === renewing.plan.value_cents ? renewing.notice : null;

/** For the first period that starts at least thirty days later. Undefined when nothing is new, or it would be too early. */
export function priceNoticeDue(renewing: Renewing, today: CalendarDate): PriceNotice | undefined {
  if (!isRepriced(renewing) || noticeThatHolds(renewing)) return undefined;
  const { sold, plan, period_end, billing_day } = renewing;
  let starts_on = period_end;
  while (starts_on < addDays(today, PRICE_NOTICE_DAYS)) starts_on = periodEnd(starts_on, sold.frequency, billing_day);
  if (starts_on > addDays(today, EARLIEST_PRICE_NOTICE_DAYS)) return undefined;
  return { value_cents: plan.value_cents, starts_on };
}
