import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/catalogue/deviation-exercises.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

const deviationExercises: Endpoints<typeof import("#contract/catalogue/deviation-exercises.ts")> = endpoints;

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

function useLinkExercise() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (params: ExerciseOfDeviation) => send(deviationExercises.linkExercise, { params }),
    onError: (error) => toast.failure(error),
    onSettled: () => void refresh(),
  });
}

interface ExercisesOfDeviation extends Omit<ExerciseOfDeviation, "exerciseId"> {
  readonly exerciseIds: readonly number[];
}

export function useLinkExercises() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ exerciseIds, ...params }: ExercisesOfDeviation) =>
      send(deviationExercises.linkExercises, { params, body: { exercise_ids: [...exerciseIds] } }),
    onError: (error) => toast.failure(error),
    onSettled: () => void refresh(),
  });
}

export function useUnlinkExercise() {
  const refresh = useRefresh();
  const relink = useLinkExercise();
  return useMutation({
    mutationFn: ({ name: _, ...params }: ExerciseOfDeviation & { readonly name: string }) =>
      send(deviationExercises.unlinkExercise, { params }),
    onSuccess: (_, { name, ...params }) =>
      toast.undoable({ title: name, message: "Exercício desvinculado", onUndo: () => relink.mutate(params) }),
    onError: (error) => toast.failure(error),
    onSettled: refresh,
  });
}
