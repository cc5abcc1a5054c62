import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "#contract/call.ts";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import * as endpoints from "#contract/planning/macrocycles.endpoints.ts";
import type { MacrocycleSummary, proposeMacrocycle } from "#contract/planning/macrocycles.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { studentKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { refreshStudents } from "../cycles/data.ts";
import { mesocyclesKey } from "../cycles/mesocycles-query.ts";
import { createMacrocycle, type MacrocycleBody } from "../periodisations/data.ts";

export type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
export type MacrocycleProposal = CallAnswer<typeof proposeMacrocycle>;

const macrocycles: Endpoints<typeof import("#contract/planning/macrocycles.ts")> = endpoints;

export function useLatestMacrocycle({ id, macroId }: MacrocyclePath) {
  const cache = useQueryClient();
  return async () => {
    const queryKey = studentKey(id);
    await cache.refetchQueries({ queryKey }, { throwOnError: true });
    const student = cache.getQueryData<{ readonly macrocycles: readonly MacrocycleSummary[] }>(queryKey);
    return student?.macrocycles.find((one) => one.id === macroId);
  };
}

/** Asked anew for each macrocycle: the last one may be newer. */
export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "proposal"],
    queryFn: ({ signal }) => send(macrocycles.proposeMacrocycle, { params: { id } }, signal),
    gcTime: 0,
  });

interface MacrocycleToSave {
  readonly body: MacrocycleBody;
  readonly base?: MacrocycleSummary | undefined;
}

export function useSaveMacrocycle(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, base }: MacrocycleToSave) => {
      if (!base) return createMacrocycle(id, body);
      const { id: macroId, lock_version } = base;
      return (await send(macrocycles.updateMacrocycle, { params: { id, macroId }, body: { ...body, lock_version } }))
        .macrocycle;
    },
    onSuccess: () => refreshStudents(cache),
  });
}

export function useRemoveMacrocycle(path: MacrocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(macrocycles.removeMacrocycle, { params: path }),
    onSuccess: () => {
      toast.success("Periodização removida com sucesso");
      cache.removeQueries({ queryKey: mesocyclesKey(path) });
      return refreshStudents(cache);
    },
    onError: (error) => toast.failureWithReason(error, "Erro ao remover Periodização"),
  });
}
