import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { saveFile } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import {
  type Cycle,
  type CycleChange,
  type CycleEvaluation,
  changeCycle,
  fetchEvaluationPdf,
  fetchTrainingsPdf,
  findCycle,
} from "./cycle-calls.ts";
import { type CyclePath, NO_PDF, refetchStale, refreshCycles, refreshCyclesLater } from "./data.ts";
import { mesocyclesQuery } from "./mesocycles-query.ts";

export type { Cycle, CycleChange } from "./cycle-calls.ts";

/** Null for a microcycle and for a mesocycle without weeks. */
export const plannedWeeks = (cycle: Cycle | CycleEvaluation) => ("weeks" in cycle ? cycle.weeks : null);

/** From the mesocycle down, in the reader's words. */
export const cycleNames = (cycle: Cycle | CycleEvaluation, forStudent: boolean): readonly string[] => {
  const names = "mesocycle" in cycle ? [cycle.mesocycle.name, cycle.name] : [cycle.name];
  return forStudent ? names.map(layCycleName) : names;
};

/** Not below the list's key, so that refreshing the list leaves it alone. */
const cycleKey = ({ id, macroId, mesoId, microId }: CyclePath) =>
  ["cycles", id, macroId, "cycle", mesoId, microId ?? "whole"] as const;

/** Never asked for again behind the dialog: a form must not stand over a newer `lock_version`. After a 409, `refetch()` brings it. */
export const cycleQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: cycleKey(path),
    queryFn: ({ signal }) => findCycle(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { keep: (cycle: Cycle) => ({ ...cycle, evaluated_items: null }) },
  });

/** When the dialog closes, the page below reads again what was saved. */
export function useCycle(path: CyclePath) {
  const cache = useQueryClient();
  const { id, macroId } = path;
  useEffect(() => () => void refetchStale(cache, { id, macroId }), [cache, id, macroId]);
  return useQuery(cycleQuery(path));
}

/** The list and the student's header (last evaluation) catch up at once or, under an open dialog, when it has closed. */
export function updateCachedCycle(cache: QueryClient, path: CyclePath, saved: Cycle) {
  cache.setQueryData(cycleQuery(path).queryKey, saved);
  cache.setQueryData(mesocyclesQuery(path).queryKey, (listed) =>
    listed?.map((one) => {
      if (one.id !== path.mesoId) return one;
      if ("weeks" in saved) return { ...one, ...saved };
      return { ...one, microcycles: one.microcycles.map((micro) => (micro.id === saved.id ? saved : micro)) };
    }),
  );
  const isOpen = cache
    .getQueryCache()
    .find({ queryKey: cycleKey(path) })
    ?.isActive();
  return isOpen ? refreshCyclesLater(cache, path) : refreshCycles(cache, path);
}

/** Saves the present parts alone: `mutate({ lock_version, trainings })`. The caller shows the outcome. */
export function useSaveCycle(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CycleChange) => changeCycle(path, body),
    onSuccess: (saved) => updateCachedCycle(cache, path, saved),
  });
}

export const downloadEvaluationPdf = async (path: CyclePath, chosen?: readonly ReportSection[]) =>
  saveFile(await fetchEvaluationPdf(path, chosen));

export const downloadTrainingsPdf = async (path: CyclePath) => saveFile(await fetchTrainingsPdf(path));

/** Tells its progress and its failure: `usePdf(downloadTrainingsPdf, path)`. */
export const usePdf = (save: typeof downloadEvaluationPdf, path: CyclePath) =>
  useMutation({
    mutationFn: (chosen?: readonly ReportSection[]) => save(path, chosen),
    onError: (error) => toast.failureWithReason(error, NO_PDF),
  });
