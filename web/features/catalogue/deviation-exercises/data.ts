import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as calls from "#contract/catalogue/deviation-exercises.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

const EXERCISE = "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId";
const link = endpoint<typeof calls.linkExercise>("PUT", EXERCISE);
const unlink = endpoint<typeof calls.unlinkExercise>("DELETE", EXERCISE);

/** Deviations are named in exercises, evaluations and proposals: everything that was read may have changed. */
function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
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
