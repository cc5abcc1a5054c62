import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type { CyclePath, CycleSummary, MacrocyclePath, MesocyclePath } from "#contract/cycles.ts";
import type * as macrocycles from "#contract/macrocycles.ts";
import type * as mesocycles from "#contract/mesocycles.ts";
import type * as microcycles from "#contract/microcycles.ts";
import { download, endpoint, send } from "../../api.ts";
import { sentenceOf } from "../../api-error.ts";
import { STUDENTS, studentKey } from "../../query-client.ts";
import { toast } from "../../ui/toast.ts";
import { mesocyclesKey, mesocyclesQuery } from "./mesocycles-query.ts";

export type { CyclePath, CycleSummary, MacrocyclePath, MesocyclePath } from "#contract/cycles.ts";
export type { FinalResult, MacrocycleSummary } from "#contract/macrocycles.ts";
export type { MesocycleSummary } from "#contract/mesocycles.ts";
export type { MicrocycleSummary } from "#contract/microcycles.ts";

/** A mesocycle or microcycle of a list; only a mesocycle may have weeks. */
export type ListedCycle = CycleSummary & { readonly weeks?: number | null };

export const MESOCYCLE = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId";

const createMacro = endpoint<typeof macrocycles.createMacrocycle>("POST", "/api/v1/students/:id/macrocycles");
const updateMacro = endpoint<typeof macrocycles.updateMacrocycle>("PUT", "/api/v1/students/:id/macrocycles/:macroId");
const removeMacro = endpoint<typeof macrocycles.removeMacrocycle>(
  "DELETE",
  "/api/v1/students/:id/macrocycles/:macroId",
);
const create = endpoint<typeof mesocycles.createMesocycle>(
  "POST",
  "/api/v1/students/:id/macrocycles/:macroId/mesocycles",
);
const remove = endpoint<typeof mesocycles.removeMesocycle>("DELETE", MESOCYCLE);
const createMicro = endpoint<typeof microcycles.createMicrocycle>("POST", `${MESOCYCLE}/microcycles`);
const removeMicro = endpoint<typeof microcycles.removeMicrocycle>("DELETE", `${MESOCYCLE}/microcycles/:microId`);
const compareMesocycles = endpoint<typeof mesocycles.comparisonPdf>(
  "GET",
  "/api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId",
);
const compareMicrocycles = endpoint<typeof microcycles.comparisonPdf>(
  "GET",
  "/api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId",
);
const finalResult = endpoint<typeof macrocycles.findFinalResult>(
  "GET",
  "/api/v1/students/:id/macrocycles/:macroId/final_result",
);
const finalResultPdf = endpoint<typeof macrocycles.finalResultPdf>(
  "GET",
  "/api/v1/students/:id/macrocycles/:macroId/final_result_pdf",
);

/** The mesocycle or microcycle of this path in the list of its macrocycle. */
export function findListed(
  mesocycles: readonly mesocycles.MesocycleSummary[] | undefined,
  { mesoId, microId }: CyclePath,
): ListedCycle | undefined {
  const mesocycle = mesocycles?.find(({ id }) => id === mesoId);
  return microId === undefined ? mesocycle : mesocycle?.microcycles.find(({ id }) => id === microId);
}

/** Asks for a cycle as the server has it now; undefined when it is gone. */
export function useLatestCycle(path: CyclePath) {
  const cache = useQueryClient();
  return async () => findListed(await cache.fetchQuery({ ...mesocyclesQuery(path), staleTime: 0 }), path);
}

/** Asks for a macrocycle as the server has it now: it comes with its student. */
export function useLatestMacrocycle({ id, macroId }: MacrocyclePath) {
  const cache = useQueryClient();
  return async () => {
    const queryKey = studentKey(id);
    await cache.refetchQueries({ queryKey }, { throwOnError: true });
    const student = cache.getQueryData<{ readonly macrocycles: readonly macrocycles.MacrocycleSummary[] }>(queryKey);
    return student?.macrocycles.find((one) => one.id === macroId);
  };
}

/** A student's page and the lists carry figures of the cycles. */
const refreshStudents = (cache: QueryClient) => cache.invalidateQueries({ queryKey: STUDENTS });

export const refreshCycles = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all([cache.invalidateQueries({ queryKey: mesocyclesKey(path) }), refreshStudents(cache)]);

/** As {@link refreshCycles}, but nothing is read before {@link catchUp}: what is under an open dialog can wait. */
export const refreshCyclesLater = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all(
    [mesocyclesKey(path), STUDENTS].map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: "none" })),
  );

export const catchUp = (cache: QueryClient, path: MacrocyclePath) =>
  Promise.all(
    [mesocyclesKey(path), STUDENTS].map((queryKey) =>
      cache.refetchQueries({ queryKey, type: "active", predicate: ({ state }) => state.isInvalidated }),
    ),
  );

export type MesocycleBody = CallArguments<typeof mesocycles.createMesocycle>["body"];

export function useCreateMesocycle(path: MacrocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MesocycleBody) => (await send(create, { params: path, body })).mesocycle,
    onSuccess: () => refreshCycles(cache, path),
  });
}

export type MicrocycleBody = CallArguments<typeof microcycles.createMicrocycle>["body"];

export function useCreateMicrocycle(path: MesocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: MicrocycleBody) => (await send(createMicro, { params: path, body })).microcycle,
    onSuccess: () => refreshCycles(cache, path),
  });
}

/** Removes a mesocycle or a microcycle, with what is below it, and says how it went. */
export function useRemoveCycle({ microId, ...path }: CyclePath) {
  const cache = useQueryClient();
  const name = microId ? "Microciclo" : "Mesociclo";
  return useMutation({
    mutationFn: () => (microId ? send(removeMicro, { params: { ...path, microId } }) : send(remove, { params: path })),
    onSuccess: () => {
      toast.success(`${name} removido com sucesso`);
      return refreshCycles(cache, path);
    },
    onError: (error) => failed(error, `Erro ao remover ${name}`),
  });
}

export type MacrocycleBody = CallArguments<typeof macrocycles.createMacrocycle>["body"];

/** A macrocycle's values and, for one that exists, as of which version and where it lies. */
interface MacrocycleToSave {
  readonly body: MacrocycleBody;
  readonly base?: macrocycles.MacrocycleSummary | undefined;
}

/** Makes a macrocycle, or saves the one that it is based on; answers it. */
export function useSaveMacrocycle(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, base }: MacrocycleToSave) => {
      if (!base) return (await send(createMacro, { params: { id }, body })).macrocycle;
      const { id: macroId, lock_version } = base;
      return (await send(updateMacro, { params: { id, macroId }, body: { ...body, lock_version } })).macrocycle;
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

/** Compares two evaluated mesocycles, or microcycles, on paper. */
export const useComparisonPdf = (ofMicrocycles: boolean) =>
  useMutation({
    mutationFn: (params: { readonly firstId: number; readonly secondId: number }) =>
      ofMicrocycles
        ? download(compareMicrocycles, { params, querystring: {} })
        : download(compareMesocycles, { params, querystring: {} }),
    onError: (error) => failed(error, NO_PDF),
  });

/** What a macrocycle brought, from its first evaluation to its last. Asked for anew whenever it is opened. */
export const finalResultQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: ["cycles", id, macroId, "final-result"],
    queryFn: ({ signal }) => send(finalResult, { params: { id, macroId } }, signal),
    staleTime: 0,
  });

export const useFinalResultPdf = (path: MacrocyclePath) =>
  useMutation({
    mutationFn: () => download(finalResultPdf, { params: path }),
    onError: (error) => failed(error, NO_PDF),
  });

export const NO_PDF = "Não foi possível gerar o PDF";

/** The specification's sentence for the failure, and after it the server's own. */
export const failed = (error: unknown, sentence: string) => toast.failure(error, `${sentence}. ${sentenceOf(error)}`);
