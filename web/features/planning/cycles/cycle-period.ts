import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import { includesDay, type Period } from "#domain/periodisation/period.ts";
import type { ListedCycle, MesocycleSummary } from "./data.ts";

export const periodOf = ({ start_date, end_date }: Pick<MesocycleSummary, "start_date" | "end_date">): Period => ({
  startDate: start_date,
  endDate: end_date,
});

/** Null while it has no mesocycle. */
export const macrocyclePeriod = ({ start_date, end_date }: MacrocycleSummary): Period | null =>
  start_date && end_date ? periodOf({ start_date, end_date }) : null;

export function isRunning(macrocycle: MacrocycleSummary, today: string): boolean {
  const period = macrocyclePeriod(macrocycle);
  return period !== null && includesDay(period, today);
}

export const runningCycle = <Cycle extends ListedCycle>(cycles: readonly Cycle[], today: string): Cycle | undefined =>
  cycles.find((cycle) => includesDay(periodOf(cycle), today));
