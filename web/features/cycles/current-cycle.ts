import { includesDay, type Period } from "#domain/periodisation/period.ts";
import type { MacrocycleSummary, MesocycleSummary } from "./data.ts";

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
