import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as exercises from "#contract/catalogue/exercises.ts";
import type * as groups from "#contract/catalogue/muscle-groups.ts";
import type * as deviations from "#contract/catalogue/postural-deviations.ts";
import { endpoint, send } from "../../../api/api.ts";
import { EXERCISES, MUSCLE_GROUPS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type { MuscleGroupDetail, MuscleGroupWithDeviations } from "#contract/catalogue/muscle-groups.ts";
export type { DeviationWithExercises, LinkedExercise } from "#contract/catalogue/postural-deviations.ts";

const list = endpoint<typeof groups.listAdminMuscleGroups>("GET", "/api/v1/admin/muscle-groups");
const find = endpoint<typeof groups.findMuscleGroup>("GET", "/api/v1/admin/muscle-groups/:id");
const create = endpoint<typeof groups.createMuscleGroup>("POST", "/api/v1/admin/muscle-groups");
const rename = endpoint<typeof groups.renameMuscleGroup>("PUT", "/api/v1/admin/muscle-groups/:id");
const remove = endpoint<typeof groups.removeMuscleGroup>("DELETE", "/api/v1/admin/muscle-groups/:id");
const createDeviation = endpoint<typeof deviations.createPosturalDeviation>(
  "POST",
  "/api/v1/admin/postural-deviations",
);
const updateDeviation = endpoint<typeof deviations.updatePosturalDeviation>(
  "PUT",
  "/api/v1/admin/postural-deviations/:id",
);
const removeDeviation = endpoint<typeof deviations.removePosturalDeviation>(
  "DELETE",
  "/api/v1/admin/postural-deviations/:id",
);
const EXERCISE = "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId";
const link = endpoint<typeof deviations.linkExercise>("PUT", EXERCISE);
const unlink = endpoint<typeof deviations.unlinkExercise>("DELETE", EXERCISE);
const search = endpoint<typeof exercises.listAdminExercises>("GET", "/api/v1/admin/exercises");

export const groupsQuery = queryOptions({
  queryKey: [...MUSCLE_GROUPS, "administered"],
  queryFn: async ({ signal }) => (await send(list, {}, signal)).muscle_groups,
});

/** It shows exercises, so saving one refreshes it. */
export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: [...EXERCISES, "of-muscle-group", id],
    queryFn: async ({ signal }) => (await send(find, { params: { id } }, signal)).muscle_group,
  });

const SHOWN = 15;

/** Exercises of the platform by name. Aerobic ones, which correct no posture, are left out. */
export const linkableQuery = (q: string) =>
  queryOptions({
    queryKey: [...EXERCISES, "linkable", q],
    queryFn: async ({ signal }) =>
      (await send(search, { querystring: { q, limit: SHOWN, except_type: "aerobic" } }, signal)).exercises,
    placeholderData: (former) => former,
  });

type GroupBody = CallArguments<typeof groups.createMuscleGroup>["body"]["muscle_group"];
export type DeviationBody = CallArguments<typeof deviations.updatePosturalDeviation>["body"]["postural_deviation"];

/** Groups and deviations are named in exercises, trainings, strength tests and proposals: everything that was read may have changed. */
function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** Adds a group with its complete deviations. A refused one is told by the form. */
export function useCreateGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (muscle_group: GroupBody) => (await send(create, { body: { muscle_group } })).muscle_group,
    onSuccess: () => {
      toast.success("Registro salvo com sucesso!");
      return refresh();
    },
  });
}

/** A refused name is told beside it. */
export function useRenameGroup(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => send(rename, { params: { id }, body: { muscle_group: { name } } }),
    onSuccess: () => {
      toast.success("Grupo muscular atualizado");
      return refresh();
    },
  });
}

export function useRemoveGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => send(remove, { params: { id } }),
    onSuccess: () => toast.success("Grupo muscular removido"),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}

interface DeviationToSave {
  /** Absent: a new one. */
  readonly id?: number | undefined;
  readonly body: DeviationBody;
}

/** Saves a deviation of a group. A refused one is told by its form. */
export function useSaveDeviation(groupId: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, body: postural_deviation }: DeviationToSave) =>
      id === undefined
        ? send(createDeviation, { body: { muscle_group_id: groupId, postural_deviation } })
        : send(updateDeviation, { params: { id }, body: { postural_deviation } }),
    onSuccess: (_, { id }) => {
      toast.success(id === undefined ? "Desvio postural foi vinculado" : "Registro salvo com sucesso!");
      return refresh();
    },
  });
}

/** Hides a deviation. `body` is its content, which brings it back. */
export function useRemoveDeviation() {
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: ({ id, body }: Required<DeviationToSave>) =>
      send(updateDeviation, { params: { id }, body: { postural_deviation: body } }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: Required<DeviationToSave>) => send(removeDeviation, { params: { id } }),
    onSuccess: (_, back) =>
      toast.undoable({
        title: back.body.name,
        message: "Desvio postural removido",
        onUndo: () => restore.mutate(back),
      }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}

export interface ExerciseOfDeviation {
  readonly id: number;
  readonly deviationId: number;
  readonly exerciseId: number;
}

/** It ends before the lists are refreshed, so that the next exercise can be looked for at once. */
export function useLinkExercise() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (params: ExerciseOfDeviation) => send(link, { params }),
    onError: (error) => toast.failure(error),
    onSettled: () => void refresh(),
  });
}

/** Takes an exercise from a deviation. Undoing links it again. */
export function useUnlinkExercise() {
  const refresh = useRefresh();
  const relink = useLinkExercise();
  return useMutation({
    mutationFn: ({ name: _, ...params }: ExerciseOfDeviation & { readonly name: string }) => send(unlink, { params }),
    onSuccess: (_, { name, ...params }) =>
      toast.undoable({ title: name, message: "Exercício desvinculado", onUndo: () => relink.mutate(params) }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}
