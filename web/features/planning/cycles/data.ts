import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type { CyclePath, CycleSummary, MacrocyclePath, MesocyclePath } from "#contract/planning/cycles.ts";
import * as mesocyclesEndpoints from "#contract/planning/mesocycles.endpoints.ts";
import type { createMesocycle, MesocycleSummary } from "#contract/planning/mesocycles.ts";
import * as microcyclesEndpoints from "#contract/planning/microcycles.endpoints.ts";
import type { createMicrocycle } from "#contract/planning/microcycles.ts";
import { type Endpoints, saveFile, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { type ComparedCycles, type CycleLevel, fetchComparisonPdf, removeCycle } from "./cycle-calls.ts";
import { mesocyclesKey, mesocyclesQuery } from "./mesocycles-query.ts";

export type { CyclePath, CycleSummary, MacrocyclePath, MesocyclePath } from "#contract/planning/cycles.ts";
export type { MesocycleSummary } from "#contract/planning/mesocycles.ts";
export type { MicrocycleSummary } from "#contract/planning/microcycles.ts";

const mesocycles: Endpoints<typeof import("#contract/planning/mesocycles.ts")> = mesocyclesEndpoints;
const microcycles: Endpoints<typeof import("#contract/planning/microcycles.ts")> = microcyclesEndpoints;

/** Only a mesocycle may have weeks. */
export type ListedCycle = CycleSummary & { readonly weeks?: number | null };

export function findListed(
  mesocycles: readonly MesocycleSummary[] | undefined,
  { mesoId, microId }: CyclePath,
): ListedCycle | undefined {
  const mesocycle = mesocycles?.find(({ id }) => id === mesoId);
  return microId === undefined ? mesocycle : mesocycle?.microcycles.find(({ id }) => id === microId);
}

/** Undefined when the cycle is gone. */
export function useLatestCycle(path: CyclePath) {
  const cache = useQueryClient();
  return async () => findListed(await cache.fetchQuery({ ...mesocyclesQuery(path), staleTime: 0 }), path);
}

/** A student's page and the lists carry figures of the cycles. */
export const refreshStudents = (cache: QueryClient) => cache.invalidateQueries({ queryKey: STUDENTS });

export const refreshCycles = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all([cache.invalidateQueries({ queryKey: mesocyclesKey(path) }), refreshStudents(cache)]);

/** As {@link refreshCycles}, but nothing is read before {@link refetchStale}: what is under an open dialog can wait. */
export const refreshCyclesLater = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all(
    [mesocyclesKey(path), STUDENTS].map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: "none" })),
  );

export const refetchStale = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all(
    [mesocyclesKey(path), STUDENTS].map((queryKey) =>
      cache.refetchQueries({ queryKey, type: "active", predicate: ({ state }) => state.isInvalidated }),
    ),
  );

export type MesocycleBody = CallArguments<typeof createMesocycle>["body"];

export function useCreateMesocycle(path: MacrocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MesocycleBody) =>
      (await send(mesocycles.createMesocycle, { params: path, body })).mesocycle,
    onSuccess: () => refreshCycles(cache, path),
  });
}

export type MicrocycleBody = CallArguments<typeof createMicrocycle>["body"];

export function useCreateMicrocycle(path: MesocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MicrocycleBody) =>
      (await send(microcycles.createMicrocycle, { params: path, body })).microcycle,
    onSuccess: () => refreshCycles(cache, path),
  });
}

export function useRemoveCycle(path: CyclePath) {
  const cache = useQueryClient();
  const name = path.microId ? "Microciclo" : "Mesociclo";
  return useMutation({
    mutationFn: () => removeCycle(path),
    onSuccess: () => {
      toast.success(`${name} removido com sucesso`);
      return refreshCycles(cache, path);
    },
    onError: (error) => toast.failureWithReason(error, `Erro ao remover ${name}`),
  });
}

export const useComparisonPdf = (level: CycleLevel) =>
  useMutation({
    mutationFn: async (compared: ComparedCycles) => saveFile(await fetchComparisonPdf(level, compared)),
    onError: (error) => toast.failureWithReason(error, NO_PDF),
  });

export const NO_PDF = "Não foi possível gerar o PDF";
