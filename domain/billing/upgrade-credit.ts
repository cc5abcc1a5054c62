import { type CalendarDate, differenceInDays } from "../calendar-date.ts";

/** A paid period. `paid_cents`: what was paid for it, credit of an earlier upgrade included. `period_end`: the first unpaid day. */
export interface PaidPeriod {
  readonly paid_cents: number;
  readonly period_start: CalendarDate;
  readonly period_end: CalendarDate;
}

/** The days of a period that are left on a day, which itself is left: it becomes the first day of the new plan. */
export function daysLeft({ period_start, period_end }: Omit<PaidPeriod, "paid_cents">, today: CalendarDate): number {
  const from = today > period_start ? today : period_start;
  return Math.max(0, differenceInDays(from, period_end));
}

/** The days until the end of a subscription that no payment bought: given, or of a trial that its first period follows. */
export const freeDaysOf = (
  paid: readonly Omit<PaidPeriod, "paid_cents">[],
  { from, end }: Readonly<Record<"from" | "end", CalendarDate>>,
): number => Math.max(0, differenceInDays(from, end) - paid.reduce((sum, period) => sum + daysLeft(period, from), 0));

/** The share of the days that are left in each payment, in whole cents rounded down for each period by itself. */
export const creditCentsOf = (periods: readonly PaidPeriod[], today: CalendarDate): number =>
  periods.reduce((sum, period) => {
    const days = differenceInDays(period.period_start, period.period_end);
    return sum + Math.floor((period.paid_cents * daysLeft(period, today)) / days);
  }, 0);

/** A paid invoice. `isReturned`: all of its money is back. */
export interface CreditedInvoice extends Omit<PaidPeriod, "paid_cents"> {
  readonly id: number;
  readonly value_cents: number;
  /** Earlier payments gave this credit. */
  readonly credit_cents: number;
  readonly isReturned: boolean;
  /** The upgrade that used the days from then on, and what had gone back by its payment. `taker_id`: its invoice. */
  readonly cut: {
    readonly on: CalendarDate;
    readonly taker_id: number | null;
    readonly refunded_cents: number;
    readonly wasReturned: boolean;
  } | null;
}

/** Credit that another invoice holds, unless that one is given back, and passed none on. */
function givenCreditCents(invoice: CreditedInvoice, all: readonly CreditedInvoice[]): number {
  const { cut, value_cents, credit_cents } = invoice;
  if (!cut || cut.wasReturned) return 0;
  const taker = all.find(({ id }) => id === cut.taker_id);
  if (taker?.isReturned && givenCreditCents(taker, all) === 0) return 0;
  return creditCentsOf([{ ...invoice, paid_cents: value_cents + credit_cents - cut.refunded_cents }], cut.on);
}

/** The part of an invoice's own money that stays when it is given back, because it became credit. The credit that it took itself is passed on first. */
export const heldCentsOf = (invoice: CreditedInvoice, all: readonly CreditedInvoice[]): number =>
  Math.max(0, givenCreditCents(invoice, all) - invoice.credit_cents);

/** The cents of a payment that can still go back, when `heldCents` of them became credit. */
export const refundableCents = (
  { value_cents, refunded_cents }: Readonly<Record<"value_cents" | "refunded_cents", number>>,
  heldCents: number,
): number => Math.max(0, value_cents - refunded_cents - heldCents);
