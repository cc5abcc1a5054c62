import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { yearOf } from "#domain/billing/period-presets.ts";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";

/** The period of a dashboard lives in its address; absent, it is this year. */
export interface DashboardSearch {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

const dayOf = (value: unknown) => (typeof value === "string" && isCalendarDate(value) ? value : undefined);

/** Reads the address. A period that makes no sense is dropped, not refused. */
export function dashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const [start, end] = [dayOf(raw.start), dayOf(raw.end)];
  return start && end && start <= end ? { start, end } : {};
}

export const periodIn = ({ start, end }: DashboardSearch): IncomePeriod =>
  start && end ? { start, end } : yearOf(todayInSaoPaulo(Date.now()));
