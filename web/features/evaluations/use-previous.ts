import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cycleQuery } from "../cycles/cycle-work.ts";
import { type CyclePath, type MesocycleSummary, mesocyclesQuery } from "../cycles/data.ts";
import { type Values, valuesOf } from "./values.ts";

/** What the evaluation before this one measured, in the same macrocycle; nothing while it is unknown. */
export function usePrevious(path: CyclePath): Values {
  const { data: mesocycles = [] } = useQuery(mesocyclesQuery(path));
  const before = previousOf(path, mesocycles);
  const { data } = useQuery({ ...cycleQuery(before ?? path), enabled: before !== undefined });
  return useMemo(() => valuesOf(before ? (data?.evaluated_items ?? null) : null), [before === undefined, data]);
}

/** The last evaluated cycle before this one: of its sisters or, for a microcycle without any, its own mesocycle. */
export function previousOf(path: CyclePath, mesocycles: readonly MesocycleSummary[]): CyclePath | undefined {
  const { microId, ...mesocyclePath } = path;
  const place = mesocycles.findIndex(({ id }) => id === path.mesoId);
  const evaluatedBefore = (end: number) => mesocycles.slice(0, Math.max(end, 0)).findLast((one) => one.was_evaluated);
  if (microId === undefined) {
    const before = evaluatedBefore(place);
    return before && { ...mesocyclePath, mesoId: before.id };
  }
  const sisters = mesocycles[place]?.microcycles ?? [];
  const sister = sisters
    .slice(
      0,
      sisters.findIndex(({ id }) => id === microId),
    )
    .findLast((one) => one.was_evaluated);
  if (sister) return { ...mesocyclePath, microId: sister.id };
  const before = evaluatedBefore(place + 1);
  return before && { ...mesocyclePath, mesoId: before.id };
}
