import { addDays, addMonths, type CalendarDate } from "../calendar-date.ts";
import { type Discount, discountCentsOf } from "./discount.ts";
import { type Renewing, renewalTerms } from "./sold-terms.ts";
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

/** A subscription that goes on. */
export interface Renewable {
  /** An invoice that is written already, which is the first of them. */
  readonly owed: { readonly due_on: CalendarDate; readonly value_cents: number } | null;
  /** The next invoice that is not written is due on its `period_end`. Null: the plan is no longer sold. */
  readonly next: (Renewing & { readonly period_start: CalendarDate }) | null;
  /** `periods_left`: of the invoices, the owed one among them, as many as it still holds; null: of all. */
  readonly discount: (Discount & { readonly periods_left: number | null }) | null;
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

/** A period is due on its first day, but for a first one, which is due days after it. */
function* duesOf({ owed, next, discount }: Renewable, end: CalendarDate) {
  let discounts = discount ? (discount.periods_left ?? Number.POSITIVE_INFINITY) : 0;
  if (owed) {
    yield { due_on: owed.due_on, cents: owed.value_cents };
    discounts -= 1;
  }
  if (!next) return;
  let { period_end: due_on, period_start } = next;
  while (due_on < end) {
    const { value_cents, frequency } = renewalTerms({ ...next, period_end: due_on });
    yield { due_on, cents: value_cents - (discount && discounts > 0 ? discountCentsOf(value_cents, discount) : 0) };
    discounts -= 1;
    period_start = periodEnd(period_start, frequency, next.billing_day);
    due_on = period_start;
  }
}
