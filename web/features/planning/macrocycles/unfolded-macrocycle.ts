import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import { isRunning } from "../cycles/cycle-period.ts";

/** The one in the address, else the one of today, else the newest (the first); 0 for none. */
export function unfoldedMacrocycle(
  macrocycles: readonly MacrocycleSummary[],
  inAddress: number | undefined,
  today: string,
): number {
  if (inAddress === 0 || macrocycles.some(({ id }) => id === inAddress)) return inAddress ?? 0;
  const running = macrocycles.find((macrocycle) => isRunning(macrocycle, today));
  return (running ?? macrocycles[0])?.id ?? 0;
}
