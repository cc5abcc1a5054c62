import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/prescription/training-maxes.endpoints.ts";
import type { TrainingMaxDraft } from "#contract/prescription/training-maxes.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { Maximum, TrainingMax } from "#contract/prescription/training-maxes.ts";

const trainingMaxes: Endpoints<typeof import("#contract/prescription/training-maxes.ts")> = endpoints;

/** Below the executions, which change them. */
const maxesKey = (studentId: number) => [...executionsKey(studentId), "maxes"] as const;

// Each read is recorded for the student.
const READ_AGAIN_AFTER_MS = 60_000;

export const trainingMaxesQuery = (id: number) =>
  queryOptions({
    queryKey: [...maxesKey(id), "all"],
    queryFn: async ({ signal }) =>
      (await send(trainingMaxes.listTrainingMaxes, { params: { id }, querystring: {} }, signal)).training_maxes,
    staleTime: READ_AGAIN_AFTER_MS,
  });

export const trainingMaxQuery = (id: number, exerciseId: number) =>
  queryOptions({
    queryKey: [...maxesKey(id), exerciseId],
    queryFn: async ({ signal }) => {
      const args = { params: { id }, querystring: { exercise_id: exerciseId } };
      const [max] = (await send(trainingMaxes.listTrainingMaxes, args, signal)).training_maxes;
      return max ?? null;
    },
    staleTime: READ_AGAIN_AFTER_MS,
  });

export function useSaveTrainingMax(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: TrainingMaxDraft) =>
      (await send(trainingMaxes.saveTrainingMax, { params: { id }, body })).training_max,
    onSuccess: (saved) => {
      cache.setQueryData(trainingMaxQuery(id, saved.exercise.id).queryKey, saved);
      return cache.invalidateQueries({ queryKey: trainingMaxesQuery(id).queryKey });
    },
  });
}
