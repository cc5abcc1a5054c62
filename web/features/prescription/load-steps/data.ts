import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/prescription/load-steps.endpoints.ts";
import type { LoadSteps } from "#contract/prescription/load-steps.ts";
import { type Endpoints, send } from "../../../api/api.ts";

const loadSteps: Endpoints<typeof import("#contract/prescription/load-steps.ts")> = endpoints;

export const loadStepsQuery = queryOptions({
  queryKey: ["load-steps"],
  queryFn: async ({ signal }) => (await send(loadSteps.findLoadSteps, {}, signal)).load_steps,
});

export function useSaveLoadSteps() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: LoadSteps) => (await send(loadSteps.saveLoadSteps, { body })).load_steps,
    onSuccess: (saved) => cache.setQueryData(loadStepsQuery.queryKey, saved),
  });
}
