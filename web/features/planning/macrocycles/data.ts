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

/** Reads a macrocycle as the server has it now; it comes with its student. */
export function useLatestMacrocycle({ id, macroId }: MacrocyclePath) {
  const cache = useQueryClient();
  return async () => {
    const queryKey = studentKey(id);
    await cache.refetchQueries({ queryKey }, { throwOnError: true });
    const student = cache.getQueryData<{ readonly macrocycles: readonly macrocycles.MacrocycleSummary[] }>(queryKey);
    return student?.macrocycles.find((one) => one.id === macroId);
  };
}

/** The skinfold protocol to propose for a student's next macrocycle. Asked anew for each: the last one used may be newer. */
export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "proposal"],
    queryFn: async ({ signal }) => (await send(proposal, { params: { id } }, signal)).skinfold_protocol,
    gcTime: 0,
  });

/** A macrocycle's values and, for an existing one, the version that they are based on. */
interface MacrocycleToSave {
  readonly body: MacrocycleBody;
  readonly base?: macrocycles.MacrocycleSummary | undefined;
}

/** Creates a macrocycle, with its first mesocycle when the body has one, or saves the one that it is based on; answers it. */
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
