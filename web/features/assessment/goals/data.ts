import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/goals.endpoints.ts";
import type { GoalsDraft } from "#contract/assessment/goals.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { Goal, Goals } from "#contract/assessment/goals.ts";

const goals: Endpoints<typeof import("#contract/assessment/goals.ts")> = endpoints;

export const goalsQuery = (id: number) =>
  queryOptions({
    queryKey: ["goals", id],
    queryFn: ({ signal }) => send(goals.findGoals, { params: { id } }, signal),
  });

export function useSaveGoals(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: GoalsDraft) => send(goals.saveGoals, { params: { id }, body }),
    onSuccess: (saved) => cache.setQueryData(goalsQuery(id).queryKey, saved),
  });
}
