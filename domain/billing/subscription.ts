import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";
import { FREQUENCIES, type Frequency } from "./plans.ts";

/** For how many days after its period a subscription that was not renewed still opens the product. */
export const GRACE_DAYS = 7;

/** A subscription's states with their labels on screens. */
export const SUBSCRIPTION_STATES = { active: "Em dia", late: "Em atraso", canceled: "Cancelado" } as const;

export type SubscriptionState = keyof typeof SUBSCRIPTION_STATES;

/** `period_end` is the first day that is no longer paid for. */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly period_end: CalendarDate;
}

/** The first day after a period that begins on `start`; a month that lacks the day ends it on its last one. */
export const periodEnd = (start: CalendarDate, frequency: Frequency): CalendarDate =>
  addMonths(start, FREQUENCIES[frequency].months);

/** The state on a day: `active` until its period ends, `late` for the days of grace, then `canceled` for good. */
export function stateOn({ state, period_end }: Subscription, today: CalendarDate): SubscriptionState {
  if (state === "canceled" || today >= addDays(period_end, GRACE_DAYS)) return "canceled";
  return today >= period_end ? "late" : "active";
}

/** Whether the product is closed to a trainer: no subscription at all, or one whose grace is over. */
export const isLapsed = (subscription: Subscription | undefined, today: CalendarDate): boolean =>
  subscription === undefined || stateOn(subscription, today) === "canceled";

/** The first day that a payment pays for: the end of the paid period while in its grace, otherwise the day of the payment. */
export const renewalStart = (subscription: Subscription | undefined, today: CalendarDate): CalendarDate =>
  subscription && !isLapsed(subscription, today) ? subscription.period_end : today;
