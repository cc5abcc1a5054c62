import { addDays, addMonths, type CalendarDate, differenceInDays } from "../calendar-date.ts";
import { FREQUENCIES, type Frequency } from "./plans.ts";

/** Days of access after the end of an unpaid period. */
export const GRACE_DAYS = 7;

/** Days until the first invoice of a trainer whom the administrator registers is due. */
export const FIRST_INVOICE_DAYS = 7;

/** Whether a subscription waits for its first payment: the access until its invoice is due is shorter than any period. */
export const awaitsFirstPayment = (period: Record<"period_start" | "period_end", CalendarDate>): boolean =>
  differenceInDays(period.period_start, period.period_end) <= FIRST_INVOICE_DAYS;

/** Days before a period's end from which it may be paid again. */
export const RENEWAL_DAYS = 7;

export const SUBSCRIPTION_STATES = { active: "Em dia", late: "Em atraso", canceled: "Cancelado" } as const;

export type SubscriptionState = keyof typeof SUBSCRIPTION_STATES;

/** `period_end` is the first unpaid day. `is_ending`: the trainer canceled, so it has no days of grace. */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly period_end: CalendarDate;
  readonly is_ending: boolean;
}

/** On `billingDay`, or the last day of a month that lacks it, so that February does not move later periods. */
export function periodEnd(
  start: CalendarDate,
  frequency: Frequency,
  billingDay: number = Number(start.slice(8)),
): CalendarDate {
  const month = addMonths(`${start.slice(0, 7)}-01`, FREQUENCIES[frequency].months);
  const lastDay = addDays(addMonths(month, 1), -1);
  const day = `${month.slice(0, 7)}-${String(billingDay).padStart(2, "0")}`;
  return day < lastDay ? day : lastDay;
}

/** The billing day of a paid period that was kept without one: it ends on the last day of a month for want of a later day. */
export function billingDayOf({
  period_start,
  period_end,
}: Record<"period_start" | "period_end", CalendarDate>): number {
  const [first, end] = [Number(period_start.slice(8)), Number(period_end.slice(8))];
  return addDays(period_end, 1).endsWith("-01") ? Math.max(first, end) : end;
}

/** The first day without access: the end of the days of grace, and of the paid period when the trainer canceled. */
export const accessEnd = ({ period_end, is_ending }: Omit<Subscription, "state">): CalendarDate =>
  is_ending ? period_end : addDays(period_end, GRACE_DAYS);

/** `active` until its period ends, `late` for the days of grace, then `canceled` for good. */
export function stateOn(subscription: Subscription, today: CalendarDate): SubscriptionState {
  if (subscription.state === "canceled" || today >= accessEnd(subscription)) return "canceled";
  return today >= subscription.period_end ? "late" : "active";
}

export const isLapsed = (subscription: Subscription | undefined, today: CalendarDate): boolean =>
  subscription === undefined || stateOn(subscription, today) === "canceled";

/** The first day of the period that is paid next: the first payment pays for the access before it, too. */
export const nextPeriodStart = (period: Record<"period_start" | "period_end", CalendarDate>): CalendarDate =>
  awaitsFirstPayment(period) ? period.period_start : period.period_end;

/** Whether the next period may be paid: from seven days before the end of the paid one. */
export const isRenewalNear = ({ period_end }: Pick<Subscription, "period_end">, today: CalendarDate): boolean =>
  today >= addDays(period_end, -RENEWAL_DAYS);

/** Whether a payment is possible: not while more days of the paid period are left. */
export const mayRenew = (subscription: Subscription | undefined, today: CalendarDate): boolean =>
  subscription === undefined || isLapsed(subscription, today) || isRenewalNear(subscription, today);

/** The days on which a trainer is told about the end of a period, counted from that end: before it, late, canceled. */
export const NOTICE_DAYS = [-7, -1, 1, 3, 5, GRACE_DAYS] as const;

export type NoticeDay = (typeof NOTICE_DAYS)[number];

/** Days after which the last notice is no longer sent. */
const LAST_NOTICE_DAYS = 7;

/** The notice that is due: the last one whose day has come, so that missed days never cause two notices at once. */
export function noticeDue(
  { period_end }: Pick<Subscription, "period_end">,
  today: CalendarDate,
): NoticeDay | undefined {
  const days = differenceInDays(period_end, today);
  return days >= GRACE_DAYS + LAST_NOTICE_DAYS ? undefined : NOTICE_DAYS.findLast((day) => day <= days);
}

export const endsToNotice = (today: CalendarDate): readonly [CalendarDate, CalendarDate] => [
  addDays(today, 1 - GRACE_DAYS - LAST_NOTICE_DAYS),
  addDays(today, -NOTICE_DAYS[0]),
];
