import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/exercise-history.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { ExerciseSession } from "#contract/execution/exercise-history.ts";

const exerciseHistory: Endpoints<typeof import("#contract/execution/exercise-history.ts")> = endpoints;

// Each read is recorded for the student.
const READ_AGAIN_AFTER_MS = 60_000;

export const executedExercisesQuery = (id: number) =>
  queryOptions({
    queryKey: [...executionsKey(id), "exercises"],
    queryFn: async ({ signal }) =>
      (await send(exerciseHistory.listExecutedExercises, { params: { id } }, signal)).exercises,
    staleTime: READ_AGAIN_AFTER_MS,
  });

export const exerciseHistoryQuery = (id: number, exerciseId: number) =>
  infiniteQueryOptions({
    queryKey: [...executionsKey(id), "history", exerciseId],
    queryFn: ({ pageParam, signal }) => {
      const querystring = pageParam === null ? {} : { before: pageParam };
      return send(exerciseHistory.findExerciseHistory, { params: { id, exerciseId }, querystring }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before }) => next_before,
    staleTime: READ_AGAIN_AFTER_MS,
  });
