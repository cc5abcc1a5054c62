import { useQueryClient } from "@tanstack/react-query";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isRunning, runningCycle } from "../../../planning/cycles/cycle-period.ts";
import type { CyclePath, ListedCycle } from "../../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../../planning/cycles/mesocycles-query.ts";
import type { Student } from "../data.ts";
import type { StudentSearch } from "./student-search.ts";

export interface Running {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
}

export const searchOf = ({ macroId, mesoId, microId }: CyclePath): StudentSearch => ({
  macro: macroId,
  meso: mesoId,
  micro: microId,
});

/** A student without a cycle of today gets one first. The newest macrocycle is listed first. */
export const planningOf = ({ macrocycles: [newest] }: Pick<Student, "macrocycles">): StudentSearch =>
  newest ? { dialog: "mesocycle", macro: newest.id } : { dialog: "start" };

export function useRunningCycle() {
  const cache = useQueryClient();
  return async ({ id, macrocycles }: Student): Promise<Running | undefined> => {
    const today = todayInSaoPaulo(Date.now());
    const macrocycle = macrocycles.find((one) => isRunning(one, today));
    if (!macrocycle) return undefined;
    const path = { id, macroId: macrocycle.id };
    const mesocycles = await cache.fetchQuery({ ...mesocyclesQuery(path), staleTime: 0 });
    const mesocycle = runningCycle(mesocycles, today);
    const microcycle = runningCycle(mesocycle?.microcycles ?? [], today);
    const cycle = microcycle ?? mesocycle;
    return mesocycle && cycle && { path: { ...path, mesoId: mesocycle.id, microId: microcycle?.id }, cycle };
  };
}
