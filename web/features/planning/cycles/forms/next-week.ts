import { addDays } from "#domain/calendar-date.ts";
import { firstGap } from "#domain/periodisation/gaps.ts";
import type { Period } from "#domain/periodisation/period.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { periodOf } from "../cycle-period.ts";
import type { MesocycleSummary } from "../data.ts";

/** A week at most; null when all days are taken. */
export function nextFreeWeek(mesocycle: MesocycleSummary): Period | null {
  const gap = firstGap(periodOf(mesocycle), mesocycle.microcycles.map(periodOf));
  if (!gap) return null;
  const week = addDays(gap.startDate, DAYS_PER_WEEK - 1);
  return week < gap.endDate ? { ...gap, endDate: week } : gap;
}
