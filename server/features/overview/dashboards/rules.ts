import {
  MAX_DASHBOARD_YEARS,
  MAX_INCOME_STUDENTS,
  type MasterDashboard,
  type PersonalIncome,
} from "#contract/overview/dashboards.ts";
import {
  comparedPeriods,
  type IncomeInterval,
  type IncomePeriod,
  incomeDates,
  intervalOf,
} from "#domain/billing/income-period.ts";
import { INVOICE_STATES, type InvoiceState } from "#domain/billing/invoice-states.ts";
import { percentagesOf } from "#domain/billing/percentages.ts";
import type { PaymentPurpose } from "#domain/billing/student-payments.ts";
import { addMonths, type CalendarDate } from "#domain/calendar-date.ts";
import { toReais } from "#domain/money.ts";
import { recordOf } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";

interface PeriodQuery {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

export const periodOf = ({ start_date, end_date }: PeriodQuery): IncomePeriod => ({ start: start_date, end: end_date });

export function refusePeriod({
  start,
  end,
}: IncomePeriod): { readonly fields: { readonly end_date: string } } | undefined {
  if (end < start) return { fields: { end_date: "O fim do período não pode vir antes do início." } };
  if (end > addMonths(start, MAX_DASHBOARD_YEARS * 12))
    return { fields: { end_date: `Escolha um período de até ${MAX_DASHBOARD_YEARS} anos.` } };
  return undefined;
}

export interface DashboardLine {
  readonly period: IncomePeriod;
  readonly interval: IncomeInterval;
  readonly dates: readonly CalendarDate[];
  readonly compared: ReturnType<typeof comparedPeriods>;
}

/** Daily points cover a year at most. */
export function lineOf(period: IncomePeriod, asked: IncomeInterval | undefined, today: CalendarDate): DashboardLine {
  const isTooLong = period.end > addMonths(period.start, 12);
  const interval = asked === "daily" && isTooLong ? "monthly" : (asked ?? intervalOf(period));
  return { period, interval, dates: incomeDates(period, interval), compared: comparedPeriods(period, today) };
}

/** `point` counts from 1. */
export interface IncomePart {
  readonly point: number;
  readonly method: string;
  readonly cents: number;
}

interface Counted {
  readonly parts: readonly IncomePart[];
  readonly previousCents: number;
  readonly states: readonly { readonly status: InvoiceState; readonly count: number }[];
}

/** Parts stay in cents until the end, so that none is lost. */
export function figuresOf(
  { interval, dates, compared }: DashboardLine,
  { parts, previousCents, states }: Counted,
): Omit<MasterDashboard, "personal_with_most_active_students"> {
  const sumOf = (some: readonly IncomePart[]) => toReais(some.reduce((sum, { cents }) => sum + cents, 0));
  const byPoint = Map.groupBy(parts, ({ point }) => point);
  const byMethod = Map.groupBy(parts, ({ method }) => method);
  return {
    interval,
    monthly_incomes: dates.map((date, index) => ({ date, value: sumOf(byPoint.get(index + 1) ?? []) })),
    total: sumOf(parts),
    comparison: compared && {
      until: compared.current.end,
      previous: {
        start_date: compared.previous.start,
        end_date: compared.previous.end,
        value: toReais(previousCents),
      },
    },
    payment_methods_used: recordOf(
      [...byMethod].map(([method, some]) => [method, sumOf(some)] as const).filter(([, reais]) => reais !== 0),
    ),
    invoice_status_percentage: statusesOf(states),
  };
}

/** This month is the first of them. */
const MONTHS_TO_COME = 3;

const firstOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

export const firstDayNotTold = (today: CalendarDate): CalendarDate => addMonths(firstOf(today), MONTHS_TO_COME);

interface Paid {
  readonly plans: readonly { readonly plan: string | null; readonly purpose: PaymentPurpose; readonly cents: number }[];
  readonly students: readonly { readonly id: number | null; readonly name: string | null; readonly cents: number }[];
  readonly owed: readonly { readonly month: CalendarDate | null; readonly cents: number; readonly charges: number }[];
}

export function incomeOf({ plans, students, owed }: Paid, today: CalendarDate): PersonalIncome {
  const others = students.slice(MAX_INCOME_STUDENTS);
  const owedIn = (month: CalendarDate | null) => {
    const { cents = 0, charges = 0 } = owed.find((one) => one.month === month) ?? {};
    return { value: toReais(cents), charges };
  };
  const months = Array.from({ length: MONTHS_TO_COME }, (_, index) => addMonths(firstOf(today), index));
  return {
    plans: plans.map(({ cents, ...one }) => ({ ...one, value: toReais(cents) })),
    students: students.slice(0, MAX_INCOME_STUDENTS).map(({ cents, ...one }) => ({ ...one, value: toReais(cents) })),
    other_students: { value: toReais(others.reduce((sum, { cents }) => sum + cents, 0)), count: others.length },
    late: owedIn(null),
    months: months.map((month) => ({ month, ...owedIn(month) })),
  };
}

function statusesOf(counted: Counted["states"]): MasterDashboard["invoice_status_percentage"] {
  const states = codesOf(INVOICE_STATES);
  const counts = states.map((state) => counted.find(({ status }) => status === state)?.count ?? 0);
  const percentages = percentagesOf(counts);
  return states.map((status, index) => ({
    status,
    percentage: percentages[index] ?? 0,
    count: counts[index] ?? 0,
  }));
}
