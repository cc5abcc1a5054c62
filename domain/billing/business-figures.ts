import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Frequency } from "./plans.ts";
import { periodEnd } from "./subscription.ts";

/** A subscription from its first paid day; `end`: the first day after it, null while it goes on. */
export interface Relation {
  readonly trainerId: number;
  readonly start: CalendarDate;
  readonly end: CalendarDate | null;
}

/** A month by its first day, and the day on which it is counted: its last, or today. */
export interface CountedMonth {
  readonly month: CalendarDate;
  readonly countedOn: CalendarDate;
}

const monthOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

/** The last months up to the one of today, the oldest first. */
export function lastMonths(today: CalendarDate, count: number): readonly CountedMonth[] {
  const current = monthOf(today);
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(current, index - count + 1);
    const last = addDays(addMonths(month, 1), -1);
    return { month, countedOn: last < today ? last : today };
  });
}

export interface Growth {
  readonly month: CalendarDate;
  /** At the end of the month, or today. */
  readonly subscribers: number;
  /** For the first time. */
  readonly joined: number;
  readonly returned: number;
  readonly lost: number;
}

const isGoingOn = ({ start, end }: Relation, day: CalendarDate): boolean => start <= day && (end === null || end > day);

const startsOf = (relations: readonly Relation[]): ReadonlyMap<number, CalendarDate> => {
  const first = new Map<number, CalendarDate>();
  for (const { trainerId, start } of relations) {
    const earliest = first.get(trainerId);
    if (earliest === undefined || start < earliest) first.set(trainerId, start);
  }
  return first;
};

/** Who is there at the end of a month are those of the month before, with who joined and returned, less who was lost. */
export function growthOf(relations: readonly Relation[], months: readonly CountedMonth[]): readonly Growth[] {
  const first = startsOf(relations);
  return months.map(({ month, countedOn }) => {
    const within = (day: CalendarDate | null) => day !== null && day >= month && day <= countedOn;
    const begun = relations.filter(({ start }) => within(start));
    const joined = begun.filter(({ trainerId, start }) => first.get(trainerId) === start).length;
    return {
      month,
      subscribers: relations.filter((relation) => isGoingOn(relation, countedOn)).length,
      joined,
      returned: begun.length - joined,
      lost: relations.filter(({ end }) => within(end)).length,
    };
  });
}

/** The trainers who joined in a month: `kept` says how many are there at the end of it and of each month after. */
export interface Cohort {
  readonly month: CalendarDate;
  readonly size: number;
  readonly kept: readonly number[];
}

export function cohortsOf(relations: readonly Relation[], months: readonly CountedMonth[]): readonly Cohort[] {
  const first = startsOf(relations);
  const ofTrainer = Map.groupBy(relations, ({ trainerId }) => trainerId);
  return months.map(({ month, countedOn }, index) => {
    const members = [...first].filter(([, start]) => start >= month && start <= countedOn).map(([id]) => id);
    const isThere = (id: number, day: CalendarDate) => (ofTrainer.get(id) ?? []).some((one) => isGoingOn(one, day));
    return {
      month,
      size: members.length,
      kept: months.slice(index).map(({ countedOn: day }) => members.filter((id) => isThere(id, day)).length),
    };
  });
}

/** A subscription that renews by itself or by its trainer. Values are of a whole period. */
export interface Renewable {
  readonly period_end: CalendarDate;
  readonly billing_day: number;
  readonly frequency: Frequency;
  readonly value_cents: number;
  /** Of the next periods, as many as the discount still holds; null: of all. */
  readonly discount_cents: number;
  readonly discounted_periods: number | null;
  /** An invoice that is written already, which is the first of them. */
  readonly owed: { readonly due_on: CalendarDate; readonly value_cents: number } | null;
  readonly hasCard: boolean;
}

export interface Forecast {
  readonly month: CalendarDate;
  readonly byCardCents: number;
  readonly otherCents: number;
}

/** The invoices that will be due if nobody leaves. Overdue ones count for the month of today. */
export function forecastOf(
  subscriptions: readonly Renewable[],
  today: CalendarDate,
  count: number,
): readonly Forecast[] {
  const months = Array.from({ length: count }, (_, index) => addMonths(monthOf(today), index));
  const end = addMonths(monthOf(today), count);
  const sums = new Map(months.map((month) => [month, { byCardCents: 0, otherCents: 0 }]));
  for (const subscription of subscriptions) {
    for (const { due_on, cents } of duesOf(subscription, end)) {
      const sum = sums.get(due_on < today ? monthOf(today) : monthOf(due_on));
      if (sum) sum[subscription.hasCard ? "byCardCents" : "otherCents"] += cents;
    }
  }
  return months.map((month) => ({ month, byCardCents: 0, otherCents: 0, ...sums.get(month) }));
}

function* duesOf(subscription: Renewable, end: CalendarDate) {
  const { frequency, billing_day, value_cents, discount_cents, discounted_periods, owed } = subscription;
  let discounts = discounted_periods ?? Number.POSITIVE_INFINITY;
  let due_on = subscription.period_end;
  if (owed) {
    yield { due_on: owed.due_on, cents: owed.value_cents };
    discounts -= 1;
    due_on = periodEnd(due_on, frequency, billing_day);
  }
  for (; due_on < end; due_on = periodEnd(due_on, frequency, billing_day)) {
    yield { due_on, cents: value_cents - (discounts > 0 ? discount_cents : 0) };
    discounts -= 1;
  }
}
