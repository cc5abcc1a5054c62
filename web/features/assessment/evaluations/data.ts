import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { EvaluationExchange } from "#contract/assessment/evaluation-changes.ts";
import { orTaken, refreshTaken } from "../../../session/taken-answers.ts";
import { type CycleEvaluation, exchangeChanges, findEvaluation } from "../../planning/cycles/cycle-calls.ts";
import { type CyclePath, refetchStale, refreshCycles, refreshCyclesLater } from "../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";
import { evaluationKey, takesAlong, waitingSheets } from "../evaluation-changes/waiting-changes.ts";

export type { CycleEvaluation } from "../../planning/cycles/cycle-calls.ts";

/** Never asked for again behind the dialog: its fields must not stand over a newer version. Exchanges bring that. */
export const evaluationQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: ["cycles", path.id, path.macroId, "evaluation", path.mesoId, path.microId ?? "whole"],
    queryFn: ({ signal, queryKey }) => orTaken(queryKey, () => findEvaluation(path, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** When the dialog closes, the page below reads again what was saved. */
export function useCycleEvaluation(path: CyclePath) {
  const cache = useQueryClient();
  const { id, macroId } = path;
  useEffect(() => () => void refetchStale(cache, { id, macroId }), [cache, id, macroId]);
  return useQuery(evaluationQuery(path));
}

/** Changes of an earlier visit that the server has not confirmed; none where the device takes nothing along. */
export const useWaitingChanges = (path: CyclePath) =>
  useQuery({
    queryKey: ["evaluation-changes", evaluationKey(path)],
    queryFn: () => waitingSheets.read(path),
    staleTime: 0,
    gcTime: 0,
    enabled: takesAlong(),
  });

/** The caller shows the outcome. */
export function useExchange(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: EvaluationExchange) => exchangeChanges(path, body),
    onSuccess: ({ cycle }) => updateCachedEvaluation(cache, path, cycle),
  });
}

/** The lists are read again at once or, while the dialog is open, when it closes: it saves at every pause, and reading is recorded. */
function updateCachedEvaluation(cache: QueryClient, path: CyclePath, saved: CycleEvaluation) {
  const { queryKey } = evaluationQuery(path);
  cache.setQueryData(queryKey, saved);
  refreshTaken(queryKey, saved);
  const fat_percentage = saved.evaluated_items?.perimeter.percentualGordura?.value ?? null;
  cache.setQueryData(mesocyclesQuery(path).queryKey, (listed) =>
    listed?.map((one) => {
      if (one.id !== path.mesoId) return one;
      if (path.microId === undefined) return { ...one, was_evaluated: saved.was_evaluated, fat_percentage };
      const microcycles = one.microcycles.map((week) =>
        week.id === path.microId ? { ...week, was_evaluated: saved.was_evaluated } : week,
      );
      return { ...one, microcycles };
    }),
  );
  const isOpen = cache.getQueryCache().find({ queryKey })?.isActive();
  return isOpen ? refreshCyclesLater(cache, path) : refreshCycles(cache, path);
}
