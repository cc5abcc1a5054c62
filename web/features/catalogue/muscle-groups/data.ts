import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/catalogue/muscle-groups.endpoints.ts";
import type { createMuscleGroup, MuscleGroup } from "#contract/catalogue/muscle-groups.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { EXERCISES, MUSCLE_GROUPS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type { MuscleGroup, MuscleGroupDetail, MuscleGroupWithDeviations } from "#contract/catalogue/muscle-groups.ts";

const muscleGroups: Endpoints<typeof import("#contract/catalogue/muscle-groups.ts")> = endpoints;

export const fetchMuscleGroups = async (signal?: AbortSignal) =>
  (await send(muscleGroups.listMuscleGroups, {}, signal)).muscle_groups;

export const muscleGroupsQuery = queryOptions({
  queryKey: MUSCLE_GROUPS,
  queryFn: ({ signal }) => fetchMuscleGroups(signal),
  // It rarely changes: one request per visit.
  staleTime: Number.POSITIVE_INFINITY,
});

/** The listed groups and those that are in use: a removed group stays where it is used. */
export const withUnlisted = (listed: readonly MuscleGroup[], used: readonly MuscleGroup[]): readonly MuscleGroup[] => [
  ...listed,
  ...used.filter(({ id }) => !listed.some((group) => group.id === id)),
];

export const groupsQuery = queryOptions({
  queryKey: [...MUSCLE_GROUPS, "administered"],
  queryFn: async ({ signal }) => (await send(muscleGroups.listAdminMuscleGroups, {}, signal)).muscle_groups,
});

/** It shows exercises, so saving one refreshes it. */
export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: [...EXERCISES, "of-muscle-group", id],
    queryFn: async ({ signal }) => (await send(muscleGroups.findMuscleGroup, { params: { id } }, signal)).muscle_group,
  });

type GroupBody = CallArguments<typeof createMuscleGroup>["body"]["muscle_group"];

/** Groups and deviations are named in exercises, trainings, strength tests and proposals: everything that was read may have changed. */
function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

export function useCreateGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (muscle_group: GroupBody) =>
      (await send(muscleGroups.createMuscleGroup, { body: { muscle_group } })).muscle_group,
    onSuccess: () => {
      toast.success("Registro salvo com sucesso!");
      return refresh();
    },
  });
}

export function useRenameGroup(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) =>
      send(muscleGroups.renameMuscleGroup, { params: { id }, body: { muscle_group: { name } } }),
    onSuccess: () => {
      toast.success("Grupo muscular atualizado");
      return refresh();
    },
  });
}

export function useRemoveGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => send(muscleGroups.removeMuscleGroup, { params: { id } }),
    onSuccess: () => toast.success("Grupo muscular removido"),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}
