import { addDays, type CalendarDate } from "../../calendar-date.ts";

export const ACUTE_DAYS = 7;
export const CHRONIC_DAYS = 28;

interface DayLoad {
  readonly day: CalendarDate;
  readonly tonnageKg: number;
}

export interface LoadBalance {
  /** It sums up the last 7 days, today included. */
  readonly acuteKg: number;
  /** A week's mean of the last 28 days. */
  readonly chronicKg: number;
  /** Null before 28 days of records, or without a load in them. */
  readonly ratio: number | null;
}

/**
 * Acute against chronic load, as tonnage. It describes how this week compares with the last four and predicts no injury: the acute week is
 * part of the chronic ones, which correlates them by itself (Lolli L et al. Br J Sports Med 2019;53:921-922), and the studies of it are
 * unsuitable for lowering the risk (Impellizzeri FM et al. J Athl Train 2020;55(9):893-901). So it has no limits here.
 */
export function loadBalance(days: readonly DayLoad[], firstDay: CalendarDate | null, today: CalendarDate): LoadBalance {
  const sumOf = (count: number) =>
    days
      .filter(({ day }) => day > addDays(today, -count) && day <= today)
      .reduce((sum, { tonnageKg }) => sum + tonnageKg, 0);
  const acuteKg = sumOf(ACUTE_DAYS);
  const chronicKg = sumOf(CHRONIC_DAYS) / (CHRONIC_DAYS / ACUTE_DAYS);
  const isWhole = firstDay !== null && firstDay <= addDays(today, -CHRONIC_DAYS + 1);
  return { acuteKg, chronicKg, ratio: isWhole && chronicKg > 0 ? acuteKg / chronicKg : null };
}
