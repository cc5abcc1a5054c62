import { addDays, type CalendarDate, compareDates } from "../calendar-date.ts";
import { endFollowsStart, type Period } from "./period.ts";

/** The days between two, or null where they are too few for a cycle, which ends after it starts. */
function between(startDate: CalendarDate, endDate: CalendarDate): Period | null {
  const gap = { startDate, endDate };
  return endFollowsStart(gap) ? gap : null;
}

/** Null when no gap is long enough for a cycle. `taken` comes in any order, without overlaps. */
export function firstGap(whole: Period, taken: readonly Period[]): Period | null {
  let from = whole.startDate;
  for (const { startDate, endDate } of [...taken].sort((a, b) => compareDates(a.startDate, b.startDate))) {
    const gap = between(from, addDays(startDate, -1));
    if (gap) return gap;
    from = addDays(endDate, 1);
  }
  return between(from, whole.endDate);
}
