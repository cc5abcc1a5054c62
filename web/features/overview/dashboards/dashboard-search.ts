import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { yearOf } from "#domain/billing/period-presets.ts";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";

/** An absent period is this year. */
export interface DashboardSearch {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

const dayOf = (value: unknown) => (typeof value === "string" && isCalendarDate(value) ? value : undefined);

export function dashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const [start, end] = [dayOf(raw.start), dayOf(raw.end)];
  return start && end && start <= end ? { start, end } : {};
}

export const periodIn = ({ start, end }: DashboardSearch): IncomePeriod =>
  start && end ? { start, end } : yearOf(todayInSaoPaulo(Date.now()));
