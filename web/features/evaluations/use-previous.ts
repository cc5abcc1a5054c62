import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cycleQuery } from "../cycles/cycle-data.ts";
import type { CyclePath, CycleSummary, MesocycleSummary } from "../cycles/data.ts";
import { mesocyclesQuery } from "../cycles/mesocycles-query.ts";
import { type Values, valuesOf } from "./values.ts";

/** What the evaluation before this one measured, in the same macrocycle; nothing while it is unknown. */
export function usePrevious(path: CyclePath): Values {
  const { data: mesocycles = [] } = useQuery(mesocyclesQuery(path));
  const before: CyclePath | undefined = previousOf(path, mesocycles);
  const { data } = useQuery({ ...cycleQuery(before ?? path), enabled: before !== undefined });
  const items = before && data ? data.evaluated_items : null;
  return useMemo(() => valuesOf(items), [items]);
}

/** The last evaluated cycle before this one: of its sisters or, for a microcycle without any, its own mesocycle or one before. */
export function previousOf({ microId, ...path }: CyclePath, mesocycles: readonly MesocycleSummary[]) {
  const place = mesocycles.findIndex(({ id }) => id === path.mesoId);
  const sister = microId && lastEvaluated(before(mesocycles[place]?.microcycles ?? [], microId));
  if (sister) return { ...path, microId: sister.id };
  const mesocycle = lastEvaluated(mesocycles.slice(0, microId ? place + 1 : Math.max(place, 0)));
  return mesocycle && { ...path, mesoId: mesocycle.id };
}

const before = (cycles: readonly CycleSummary[], id: number) =>
  cycles.slice(
    0,
    Math.max(
      cycles.findIndex((one) => one.id === id),
      0,
    ),
  );

const lastEvaluated = (cycles: readonly CycleSummary[]) => cycles.findLast((one) => one.was_evaluated);
