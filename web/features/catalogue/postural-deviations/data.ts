import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/catalogue/postural-deviations.endpoints.ts";
import type { updatePosturalDeviation } from "#contract/catalogue/postural-deviations.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { DeviationWithExercises, LinkedExercise } from "#contract/catalogue/postural-deviations.ts";

const posturalDeviations: Endpoints<typeof import("#contract/catalogue/postural-deviations.ts")> = endpoints;

export const fetchDeviations = async (signal?: AbortSignal) =>
  (await send(posturalDeviations.listPosturalDeviations, {}, signal)).postural_deviations;

export const deviationsQuery = queryOptions({
  queryKey: ["postural-deviations"],
  queryFn: ({ signal }) => fetchDeviations(signal),
  // It rarely changes: one request per visit.
  staleTime: Number.POSITIVE_INFINITY,
});

export type DeviationBody = CallArguments<typeof updatePosturalDeviation>["body"]["postural_deviation"];

/** Groups and deviations are named in exercises, trainings, strength tests and proposals: everything that was read may have changed. */
function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

interface DeviationToSave {
  readonly id?: number | undefined;
  readonly body: DeviationBody;
}

export function useSaveDeviation(groupId: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, body: postural_deviation }: DeviationToSave) =>
      id === undefined
        ? send(posturalDeviations.createPosturalDeviation, { body: { muscle_group_id: groupId, postural_deviation } })
        : send(posturalDeviations.updatePosturalDeviation, { params: { id }, body: { postural_deviation } }),
    onSuccess: (_, { id }) => {
      toast.success(id === undefined ? "Desvio postural foi vinculado" : "Registro salvo com sucesso!");
      return refresh();
    },
  });
}

/** `body` is its content, with which it can be restored. */
export function useRemoveDeviation() {
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: ({ id, body }: Required<DeviationToSave>) =>
      send(posturalDeviations.updatePosturalDeviation, { params: { id }, body: { postural_deviation: body } }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: Required<DeviationToSave>) =>
      send(posturalDeviations.removePosturalDeviation, { params: { id } }),
    onSuccess: (_, removed) =>
      toast.undoable({
        title: removed.body.name,
        message: "Desvio postural removido",
        onUndo: () => restore.mutate(removed),
      }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}
