import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CallArguments } from "#contract/call.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import { endpoint, send } from "../../../api/api.ts";
import { byLevel, MICROCYCLE } from "../../planning/cycles/cycle-data.ts";
import {
  type CyclePath,
  MESOCYCLE,
  refetchStale,
  refreshCycles,
  refreshCyclesLater,
} from "../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";

/** The evaluation of a mesocycle or microcycle. */
export type CycleEvaluation = mesocycles.MesocycleEvaluation | microcycles.MicrocycleEvaluation;

/** What a save sends: the version that was read, and the sections to change. */
export type EvaluationChange = Pick<
  CallArguments<mesocycles.SaveMesocycleEvaluation>["body"],
  "evaluation_lock_version" | "evaluated_items"
>;

const OF_MESOCYCLE = {
  read: endpoint<typeof mesocycles.findEvaluation>("GET", `${MESOCYCLE}/evaluation`),
  save: endpoint<mesocycles.SaveMesocycleEvaluation>("PUT", MESOCYCLE),
};
const OF_MICROCYCLE = {
  read: endpoint<typeof microcycles.findEvaluation>("GET", `${MICROCYCLE}/evaluation`),
  save: endpoint<microcycles.SaveMicrocycleEvaluation>("PUT", MICROCYCLE),
};

/**
 * An evaluation is asked for when its dialog opens, and never again behind the dialog: the fields must not stand over a newer
 * version. After a 409, `refetch()` brings what the other window saved.
 */
const evaluationQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: ["cycles", path.id, path.macroId, "evaluation", path.mesoId, path.microId ?? "whole"],
    queryFn: ({ signal }) =>
      byLevel<Promise<CycleEvaluation>>(
        path,
        async (params) => (await send(OF_MESOCYCLE.read, { params }, signal)).mesocycle,
        async (params) => (await send(OF_MICROCYCLE.read, { params }, signal)).microcycle,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The evaluation of an open dialog. When the dialog closes, the page below reads again what was saved. */
export function useCycleEvaluation(path: CyclePath) {
  const cache = useQueryClient();
  const { id, macroId } = path;
  useEffect(() => () => void refetchStale(cache, { id, macroId }), [cache, id, macroId]);
  return useQuery(evaluationQuery(path));
}

/** Saves an evaluation and answers it as stored. The caller shows the outcome. */
export function useSaveEvaluation(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: EvaluationChange) => {
      const body = { evaluation: true, ...change } as const;
      return byLevel<Promise<CycleEvaluation>>(
        path,
        async (params) => (await send(OF_MESOCYCLE.save, { params, body })).mesocycle,
        async (params) => (await send(OF_MICROCYCLE.save, { params, body })).microcycle,
      );
    },
    onSuccess: (saved) => updateCachedEvaluation(cache, path, saved),
  });
}

/** The lists are read again at once or, while the dialog is open, when it closes: it saves at every pause, and reading is recorded. */
function updateCachedEvaluation(cache: QueryClient, path: CyclePath, saved: CycleEvaluation) {
  const { queryKey } = evaluationQuery(path);
  cache.setQueryData(queryKey, saved);
  const fat_percentage = saved.evaluated_items?.perimeter.percentualGordura?.value ?? null;
  cache.setQueryData(mesocyclesQuery(path).queryKey, (listed) =>
    listed?.map((one) => {
      if (one.id !== path.mesoId) return one;
      if (path.microId === undefined) return { ...one, was_evaluated: true, fat_percentage };
      const microcycles = one.microcycles.map((week) =>
        week.id === path.microId ? { ...week, was_evaluated: true } : week,
      );
      return { ...one, microcycles };
    }),
  );
  const isOpen = cache.getQueryCache().find({ queryKey })?.isActive();
  return isOpen ? refreshCyclesLater(cache, path) : refreshCycles(cache, path);
}
