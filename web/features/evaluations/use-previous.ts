import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type MesocyclePath, mesocycleQuery, mesocyclesQuery } from "../cycles/data.ts";
import { type Values, valuesOf } from "./values.ts";

/** What the evaluation before this one measured, in the same macrocycle; nothing while it is unknown. */
export function usePrevious(path: MesocyclePath): Values {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  const place = mesocycles?.findIndex(({ id }) => id === path.mesoId) ?? 0;
  const before = mesocycles?.slice(0, Math.max(place, 0)).findLast((one) => one.was_evaluated);
  const { data } = useQuery({
    ...mesocycleQuery({ ...path, mesoId: before?.id ?? 0 }, "evaluation"),
    enabled: before !== undefined,
  });
  return useMemo(() => valuesOf(data?.evaluated_items ?? null), [data]);
}
