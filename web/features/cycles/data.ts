import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as macrocycles from "#contract/macrocycles.ts";
import type * as mesocycles from "#contract/mesocycles.ts";
import { download, endpoint, send } from "../../api.ts";
import { sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";

export type { MacrocycleSummary } from "#contract/macrocycles.ts";
export type { Mesocycle, MesocycleSummary } from "#contract/mesocycles.ts";

/** Where a macrocycle lies; `id` is the student's. */
export interface MacrocyclePath {
  readonly id: number;
  readonly macroId: number;
}

/** Where a mesocycle lies. */
export interface MesocyclePath extends MacrocyclePath {
  readonly mesoId: number;
}

const MESOCYCLE = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId";

const createMacro = endpoint<typeof macrocycles.createMacrocycle>("POST", "/api/v1/students/:id/macrocycles");
const updateMacro = endpoint<typeof macrocycles.updateMacrocycle>("PUT", "/api/v1/students/:id/macrocycles/:macroId");
const removeMacro = endpoint<typeof macrocycles.removeMacrocycle>("DELETE", "/api/v1/students/:id/macrocycles/:macroId");
const list = endpoint<typeof mesocycles.listMesocycles>("GET", "/api/v1/students/:id/macrocycles/:macroId/mesocycles");
const create = endpoint<typeof mesocycles.createMesocycle>("POST", "/api/v1/students/:id/macrocycles/:macroId/mesocycles");
const find = endpoint<typeof mesocycles.findMesocycle>("GET", MESOCYCLE);
const update = endpoint<typeof mesocycles.updateMesocycle>("PUT", MESOCYCLE);
const remove = endpoint<typeof mesocycles.removeMesocycle>("DELETE", MESOCYCLE);
const evaluation = endpoint<typeof mesocycles.findEvaluation>("GET", `${MESOCYCLE}/evaluation`);
const trainings = endpoint<typeof mesocycles.findTrainings>("GET", `${MESOCYCLE}/trainings`);
const evaluationPdf = endpoint<typeof mesocycles.evaluationPdf>("GET", `${MESOCYCLE}/evaluation_pdf`);
const trainingsPdf = endpoint<typeof mesocycles.trainingsPdf>("GET", `${MESOCYCLE}/trainings_pdf`);

/** The list of a macrocycle's mesocycles. */
export const mesocyclesKey = ({ id, macroId }: MacrocyclePath) => ["cycles", id, macroId, "mesocycles"] as const;

/** One whole mesocycle: evaluation and trainings. Not below the list's key, so that refreshing the list leaves it alone. */
export const mesocycleKey = ({ id, macroId, mesoId }: MesocyclePath) =>
  ["cycles", id, macroId, "mesocycle", mesoId] as const;

/** A macrocycle's mesocycles in order of date. */
export const mesocyclesQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: mesocyclesKey({ id, macroId }),
    queryFn: async ({ signal }) => (await send(list, { params: { id, macroId } }, signal)).mesocycles,
  });

const READ = {
  whole: (params: MesocyclePath, signal: AbortSignal) => send(find, { params }, signal),
  evaluation: (params: MesocyclePath, signal: AbortSignal) => send(evaluation, { params }, signal),
  trainings: (params: MesocyclePath, signal: AbortSignal) => send(trainings, { params }, signal),
};

/**
 * A whole mesocycle, asked for anew whenever a dialog opens and never again behind its back: a form that was seeded from it
 * must not find a newer `lock_version` under older values. After a 409, `refetch()` brings what the other window saved.
 */
export const mesocycleQuery = (path: MesocyclePath, part: keyof typeof READ = "whole") =>
  queryOptions({
    queryKey: mesocycleKey(path),
    queryFn: async ({ signal }) => (await READ[part](path, signal)).mesocycle,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** As {@link mesocycleQuery}; both parts answer the same mesocycle and share its place in the cache. */
export const useMesocycle = (path: MesocyclePath, part: "evaluation" | "trainings") =>
  useQuery(mesocycleQuery(path, part));

export type MesocycleChange = CallArguments<typeof mesocycles.updateMesocycle>["body"];

/** Puts a saved mesocycle where it is shown, and lets the list and the student's header (last evaluation) catch up. */
function show(cache: QueryClient, path: MesocyclePath, saved: mesocycles.Mesocycle) {
  cache.setQueryData(mesocycleQuery(path).queryKey, saved);
  cache.setQueryData(mesocyclesQuery(path).queryKey, (listed) =>
    listed?.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)),
  );
  return refreshCycles(cache, path);
}

const refreshCycles = (cache: QueryClient, path: MacrocyclePath) =>
  void Promise.all([cache.invalidateQueries({ queryKey: mesocyclesKey(path) }), refreshStudents(cache)]);

/** A student's page and the lists carry figures of the cycles. By the noun alone: students use cycles, not the other way. */
const refreshStudents = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ["students"] });

/** Saves a whole mesocycle or its present parts: `mutate({ lock_version, evaluation: true, evaluated_items })`. Says nothing. */
export function useSaveMesocycle(path: MesocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MesocycleChange) => (await send(update, { params: path, body })).mesocycle,
    onSuccess: (saved) => show(cache, path, saved),
  });
}

export type MesocycleBody = CallArguments<typeof mesocycles.createMesocycle>["body"];

export function useCreateMesocycle(path: MacrocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MesocycleBody) => (await send(create, { params: path, body })).mesocycle,
    onSuccess: () => refreshCycles(cache, path),
  });
}

export function useRemoveMesocycle(path: MesocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(remove, { params: path }),
    onSuccess: () => {
      toast.success("Mesociclo removido com sucesso");
      return refreshCycles(cache, path);
    },
    onError: (error) => failed(error, "Erro ao remover Mesociclo"),
  });
}

export type MacrocycleBody = CallArguments<typeof macrocycles.createMacrocycle>["body"];

/** Makes a macrocycle, or saves the one with this id; answers it. */
export function useSaveMacrocycle(id: number, macroId?: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MacrocycleBody) => {
      const answer = macroId
        ? await send(updateMacro, { params: { id, macroId }, body })
        : await send(createMacro, { params: { id }, body });
      return answer.macrocycle;
    },
    onSuccess: () => refreshStudents(cache),
  });
}

export function useRemoveMacrocycle(path: MacrocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(removeMacro, { params: path }),
    onSuccess: () => {
      toast.success("Periodização removida com sucesso");
      cache.removeQueries({ queryKey: mesocyclesKey(path) });
      return refreshStudents(cache);
    },
    onError: (error) => failed(error, "Erro ao remover Periodização"),
  });
}

/** The specification's sentence for the failure, and after it the server's own. */
export const failed = (error: unknown, sentence: string) => toast.failure(error, `${sentence}. ${sentenceOf(error)}`);

/** Saves a mesocycle's evaluation as a PDF. */
export const downloadEvaluationPdf = (path: MesocyclePath) => download(evaluationPdf, { params: path });

/** Saves a mesocycle's trainings as a PDF. */
export const downloadTrainingsPdf = (path: MesocyclePath) => download(trainingsPdf, { params: path });

/** One of the two downloads with its progress and its failure said: `usePdf(downloadTrainingsPdf, path)`. */
export const usePdf = (save: typeof downloadEvaluationPdf, path: MesocyclePath) =>
  useMutation({
    mutationFn: () => save(path),
    onError: (error) => failed(error, "Não foi possível gerar o PDF"),
  });
