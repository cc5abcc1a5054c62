import { addDays, addMonths, type CalendarDate, formatDate } from "../calendar-date.ts";
import { FREQUENCIES, type Frequency } from "./plans.ts";

/** Charges are written this far ahead, so that a job that stands still for less loses none. */
const MONTHS_AHEAD = 12;

export const lastDayToCharge = (today: CalendarDate): CalendarDate => addMonths(today, MONTHS_AHEAD);

/** How a plan was given to a student. `due_day`: 1 to 31. `ends_on`: the first day that is no longer charged. */
export interface ChargedPlan {
  readonly frequency: Frequency;
  readonly starts_on: CalendarDate;
  readonly due_day: number;
  readonly ends_on: CalendarDate | null;
}

/** `number` counts from 0; `period_end` is the first day after the period. */
export interface ChargeDates {
  readonly number: number;
  readonly due_on: CalendarDate;
  readonly period_start: CalendarDate;
  readonly period_end: CalendarDate;
}

function dayOfMonth(month: CalendarDate, day: number): CalendarDate {
  const first = `${month.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const dueDay = `${month.slice(0, 7)}-${String(day).padStart(2, "0")}`;
  return dueDay < last ? dueDay : last;
}

function firstMonth({ starts_on, due_day }: ChargedPlan): CalendarDate {
  const month = `${starts_on.slice(0, 7)}-01`;
  return dayOfMonth(month, due_day) >= starts_on ? month : addMonths(month, 1);
}

/** Due on the first due day on or after the start; a month that lacks the day takes its last one, without moving the next. */
export function chargeDates(plan: ChargedPlan, number: number): ChargeDates {
  const months = FREQUENCIES[plan.frequency].months;
  return {
    number,
    due_on: dayOfMonth(addMonths(firstMonth(plan), number * months), plan.due_day),
    period_start: addMonths(plan.starts_on, number * months),
    period_end: addMonths(plan.starts_on, (number + 1) * months),
  };
}

const isCharged = ({ ends_on }: ChargedPlan, { period_start }: ChargeDates): boolean =>
  ends_on === null || period_start < ends_on;

interface Charges {
  readonly charges: readonly ChargeDates[];
  readonly next_number: number;
  /** When that one is due; null once the plan has ended. */
  readonly next_due_on: CalendarDate | null;
}

export function chargesThrough(plan: ChargedPlan, from: number, day: CalendarDate): Charges {
  const charges: ChargeDates[] = [];
  for (let number = from; ; number++) {
    const charge = chargeDates(plan, number);
    if (!isCharged(plan, charge)) return { charges, next_number: number, next_due_on: null };
    if (charge.due_on > day) return { charges, next_number: number, next_due_on: charge.due_on };
    charges.push(charge);
  }
}

export const CHARGE_STATES = { due: "A vencer", late: "Em atraso", paid: "Pago", waived: "Dispensada" } as const;

export type ChargeState = keyof typeof CHARGE_STATES;

interface ChargeFacts {
  readonly due_on: CalendarDate;
  readonly value_cents: number;
  readonly received_cents: number;
  readonly is_waived: boolean;
}

/** The state of a charge on a day: late from the day after it is due. */
export function chargeStateOn(charge: ChargeFacts, today: CalendarDate): ChargeState {
  if (openCents(charge) === 0) return charge.received_cents === charge.value_cents ? "paid" : "waived";
  return charge.due_on < today ? "late" : "due";
}

/** In cents. */
export const openCents = ({ value_cents, received_cents, is_waived }: Omit<ChargeFacts, "due_on">): number =>
  is_waived ? 0 : value_cents - received_cents;

export function dueText(due: CalendarDate, today: CalendarDate): string {
  if (due === today) return "vence hoje";
  return `${due < today ? "venceu" : "vence"} em ${formatDate(due)}`;
}
