import { addDays, type CalendarDate } from "../../calendar-date.ts";
import type { PlannedDay } from "../executions/planned-days.ts";
import { weekOf } from "../executions/training-week.ts";

/** Weeks, this one included, that a trend goes back. */
export const TREND_WEEKS = 12;

export const firstTrendDay = (today: CalendarDate): CalendarDate => addDays(weekOf(today).from, -7 * (TREND_WEEKS - 1));

interface DoneTraining {
  readonly day: CalendarDate;
  readonly effort: number | null;
  readonly max_pain: number | null;
  readonly working_sets: number;
  readonly tonnage_kg: number;
}

/** Sunday to Saturday, named by the Sunday. Effort is the mean of rated trainings, pain the worst; null without. */
export interface WeekTrend {
  readonly start: CalendarDate;
  readonly planned: number;
  readonly done: number;
  readonly working_sets: number;
  readonly tonnage_kg: number;
  readonly effort: number | null;
  readonly max_pain: number | null;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prescribed trainings count when their day is over; one that was moved within its week is done. */
export function weekTrends(
  planned: readonly PlannedDay[],
  done: readonly DoneTraining[],
  today: CalendarDate,
): readonly WeekTrend[] {
  const first = firstTrendDay(today);
  return Array.from({ length: TREND_WEEKS }, (_, index) => {
    const { from, to } = weekOf(addDays(first, index * 7));
    const isWithin = ({ day }: { readonly day: CalendarDate }) => day >= from && day <= to;
    const due = planned.filter((one) => isWithin(one) && one.state !== "planned");
    const ofWeek = done.filter(isWithin);
    const pains = ofWeek.flatMap(({ max_pain }) => max_pain ?? []);
    return {
      start: from,
      planned: due.length,
      done: due.filter(({ state }) => state !== "missed").length,
      working_sets: ofWeek.reduce((sum, { working_sets }) => sum + working_sets, 0),
      tonnage_kg: ofWeek.reduce((sum, { tonnage_kg }) => sum + tonnage_kg, 0),
      effort: mean(ofWeek.flatMap(({ effort }) => effort ?? [])),
      max_pain: pains.length === 0 ? null : Math.max(...pains),
    };
  });
}

/** The share of prescribed trainings of the last four weeks that were done; null without any. */
export function adherenceOf(weeks: readonly WeekTrend[]): number | null {
  const last = weeks.slice(-4);
  const planned = last.reduce((sum, week) => sum + week.planned, 0);
  return planned === 0 ? null : last.reduce((sum, week) => sum + week.done, 0) / planned;
}
