import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CallArguments } from "#contract/call.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type { Microcycle } from "#contract/planning/microcycles.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { download, endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import {
  type CyclePath,
  MESOCYCLE,
  type MesocyclePath,
  NO_PDF,
  refetchStale,
  refreshCycles,
  refreshCyclesLater,
} from "./data.ts";
import { mesocyclesQuery } from "./mesocycles-query.ts";

/* What mesocycles and microcycles have alike: trainings and documents. The path says which of the two a cycle is. */

/** A whole cycle: evaluation and trainings. */
export type Cycle = Mesocycle | Microcycle;
type CycleEvaluation = mesocycles.MesocycleEvaluation | microcycles.MicrocycleEvaluation;

/** With how many microcycles it was created; null for a microcycle and for a mesocycle without weeks. */
export const plannedWeeks = (cycle: Cycle | CycleEvaluation) => ("weeks" in cycle ? cycle.weeks : null);

/** The names of what a cycle lies in below its macrocycle: a microcycle's mesocycle. */
export const parentNames = (cycle: Cycle | CycleEvaluation): readonly string[] =>
  "mesocycle" in cycle ? [cycle.mesocycle.name] : [];

export const MICROCYCLE = `${MESOCYCLE}/microcycles/:microId` as const;

const IN_MESOCYCLE = {
  trainings: endpoint<mesocycles.ReadMesocycleTrainings>("GET", `${MESOCYCLE}/trainings`),
  update: endpoint<mesocycles.ChangeMesocycle>("PUT", MESOCYCLE),
  evaluationPdf: endpoint<typeof mesocycles.evaluationPdf>("GET", `${MESOCYCLE}/evaluation_pdf`),
  trainingsPdf: endpoint<typeof mesocycles.trainingsPdf>("GET", `${MESOCYCLE}/trainings_pdf`),
};

const IN_MICROCYCLE = {
  trainings: endpoint<microcycles.ReadMicrocycleTrainings>("GET", `${MICROCYCLE}/trainings`),
  update: endpoint<microcycles.ChangeMicrocycle>("PUT", MICROCYCLE),
  evaluationPdf: endpoint<typeof microcycles.evaluationPdf>("GET", `${MICROCYCLE}/evaluation_pdf`),
  trainingsPdf: endpoint<typeof microcycles.trainingsPdf>("GET", `${MICROCYCLE}/trainings_pdf`),
};

/** Makes a mesocycle's call or, for a path that ends in a microcycle, its twin. */
export const byLevel = <Answer>(
  { microId, ...path }: CyclePath,
  mesocycle: (params: MesocyclePath) => Answer,
  microcycle: (params: MesocyclePath & { readonly microId: number }) => Answer,
): Answer => (microId === undefined ? mesocycle(path) : microcycle({ ...path, microId }));

/** Not below the list's key, so that refreshing the list leaves it alone. */
const cycleKey = ({ id, macroId, mesoId, microId }: CyclePath) =>
  ["cycles", id, macroId, "cycle", mesoId, microId ?? "whole"] as const;

/**
 * A whole cycle, asked for when its dialog opens and never again behind the dialog: a form must not stand over a newer
 * `lock_version`. After a 409, `refetch()` brings what the other window saved.
 */
export const cycleQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: cycleKey(path),
    queryFn: ({ signal }) =>
      byLevel<Promise<Cycle>>(
        path,
        async (params) => (await send(IN_MESOCYCLE.trainings, { params }, signal)).mesocycle,
        async (params) => (await send(IN_MICROCYCLE.trainings, { params }, signal)).microcycle,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The cycle of an open dialog. When the dialog closes, the page below reads again what was saved. */
export function useCycle(path: CyclePath) {
  const cache = useQueryClient();
  const { id, macroId } = path;
  useEffect(() => () => void refetchStale(cache, { id, macroId }), [cache, id, macroId]);
  return useQuery(cycleQuery(path));
}

export type CycleChange = CallArguments<mesocycles.ChangeMesocycle>["body"];

/**
 * Puts a saved cycle where it is shown, and lets the list and the student's header (last evaluation) catch up: at once, or when the
 * dialog that it is open in has closed.
 */
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

/** Saves a whole cycle or its present parts: `mutate({ lock_version, trainings })`. Says nothing. */
export function useSaveCycle(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CycleChange): Promise<Cycle> =>
      byLevel<Promise<Cycle>>(
        path,
        async (params) => (await send(IN_MESOCYCLE.update, { params, body })).mesocycle,
        async (params) => (await send(IN_MICROCYCLE.update, { params, body })).microcycle,
      ),
    onSuccess: (saved) => updateCachedCycle(cache, path, saved),
  });
}

/** Saves a cycle's evaluation as a PDF: the chosen sections or, without a choice, every measured one. */
export const downloadEvaluationPdf = (path: CyclePath, chosen?: readonly ReportSection[]) => {
  const querystring = { sections: chosen?.join(",") };
  return byLevel(
    path,
    (params) => download(IN_MESOCYCLE.evaluationPdf, { params, querystring }),
    (params) => download(IN_MICROCYCLE.evaluationPdf, { params, querystring }),
  );
};

/** Saves a cycle's trainings as a PDF. */
export const downloadTrainingsPdf = (path: CyclePath) =>
  byLevel(
    path,
    (params) => download(IN_MESOCYCLE.trainingsPdf, { params }),
    (params) => download(IN_MICROCYCLE.trainingsPdf, { params }),
  );

/** One of the two downloads with its progress and its failure said: `usePdf(downloadTrainingsPdf, path)`. */
export const usePdf = (save: typeof downloadEvaluationPdf, path: CyclePath) =>
  useMutation({
    mutationFn: (chosen?: readonly ReportSection[]) => save(path, chosen),
    onError: (error) => toast.failureWithReason(error, NO_PDF),
  });
