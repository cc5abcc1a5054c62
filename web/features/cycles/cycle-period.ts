import { formatDate } from "#domain/calendar-date.ts";
import { includesDay, type Period } from "#domain/periodisation/period.ts";
import type { ListedCycle, MacrocycleSummary, MesocycleSummary } from "./data.ts";

export const periodOf = ({ start_date, end_date }: Pick<MesocycleSummary, "start_date" | "end_date">): Period => ({
  startDate: start_date,
  endDate: end_date,
});

/** The dates of a macrocycle; null while it has no mesocycle. */
export const spanOf = ({ start_date, end_date }: MacrocycleSummary): Period | null =>
  start_date && end_date ? periodOf({ start_date, end_date }) : null;

export function isRunning(macrocycle: MacrocycleSummary, today: string): boolean {
  const span = spanOf(macrocycle);
  return span !== null && includesDay(span, today);
}

/** The macrocycle to show unfolded: the address's, else today's, else the newest (the first); 0 for none. */
export function unfoldedOf(macrocycles: readonly MacrocycleSummary[], inAddress: number | undefined, today: string) {
  if (inAddress === 0 || macrocycles.some(({ id }) => id === inAddress)) return inAddress ?? 0;
  const running = macrocycles.find((macrocycle) => isRunning(macrocycle, today));
  return (running ?? macrocycles[0])?.id ?? 0;
}

/** The cycle of these that a day is in. */
export const runningOf = <Cycle extends ListedCycle>(cycles: readonly Cycle[], today: string): Cycle | undefined =>
  cycles.find((cycle) => includesDay(periodOf(cycle), today));

/** Why a student has nothing to train today, from the days on which something begins. */
export function nothingToday(starts: readonly (string | null)[], today: string): string {
  const [next] = starts.filter((start) => start !== null && start > today).sort();
  return next ? `Seu próximo mesociclo começa em ${formatDate(next)}` : "Não há mesociclo em andamento";
}
