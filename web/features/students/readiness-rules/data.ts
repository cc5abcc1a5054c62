import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/readiness-rules.endpoints.ts";
import type { ReadinessRule, ReadinessRuleDraft } from "#contract/students/readiness-rules.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { ReadinessRule } from "#contract/students/readiness-rules.ts";

const readinessRules: Endpoints<typeof import("#contract/students/readiness-rules.ts")> = endpoints;

export const rulesQuery = queryOptions({
  queryKey: ["readiness-rules"],
  queryFn: async ({ signal }) => (await send(readinessRules.listReadinessRules, {}, signal)).rules,
});

type RuleToSave = ReadinessRuleDraft & Pick<ReadinessRule, "state">;

export function useSaveRule() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ state, ...body }: RuleToSave) =>
      (await send(readinessRules.saveReadinessRule, { params: { state }, body })).rules,
    onSuccess: (rules) => {
      cache.setQueryData(rulesQuery.queryKey, rules);
      toast.success("Regra salva com sucesso");
    },
  });
}

export function useRemoveRule() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (state: ReadinessRule["state"]) => send(readinessRules.removeReadinessRule, { params: { state } }),
    onSuccess: () => toast.success("A regra voltou à que vem com o produto"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
}
