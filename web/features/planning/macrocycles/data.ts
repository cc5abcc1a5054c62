import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type * as macrocycles from "#contract/planning/macrocycles.ts";
import { endpoint, send } from "../../../api/api.ts";
import { studentKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { refreshStudents } from "../cycles/data.ts";
import { mesocyclesKey } from "../cycles/mesocycles-query.ts";
import { createMacrocycle, type MacrocycleBody } from "../periodisations/data.ts";

export type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";

const proposal = endpoint<typeof macrocycles.proposeMacrocycle>("GET", "/api/v1/students/:id/macrocycles/proposal");
const updateMacro = endpoint<typeof macrocycles.updateMacrocycle>("PUT", "/api/v1/students/:id/macrocycles/:macroId");
const removeMacro = endpoint<typeof macrocycles.removeMacrocycle>(
  "DELETE",
  "/api/v1/students/:id/macrocycles/:macroId",
);

export function useLatestMacrocycle({ id, macroId }: MacrocyclePath) {
  const cache = useQueryClient();
  return async () => {
    const queryKey = studentKey(id);
    await cache.refetchQueries({ queryKey }, { throwOnError: true });
    const student = cache.getQueryData<{ readonly macrocycles: readonly macrocycles.MacrocycleSummary[] }>(queryKey);
    return student?.macrocycles.find((one) => one.id === macroId);
  };
}

/** Asked anew for each macrocycle: the last protocol used may be newer. */
export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "proposal"],
    queryFn: async ({ signal }) => (await send(proposal, { params: { id } }, signal)).skinfold_protocol,
    gcTime: 0,
  });

interface MacrocycleToSave {
  readonly body: MacrocycleBody;
  readonly base?: macrocycles.MacrocycleSummary | undefined;
}

export function useSaveMacrocycle(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, base }: MacrocycleToSave) => {
      if (!base) return createMacrocycle(id, body);
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
    onError: (error) => toast.failureWithReason(error, "Erro ao remover Periodização"),
  });
}
