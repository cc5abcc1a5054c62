import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type * as history from "#contract/execution/exercise-history.ts";
import { endpoint, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { ExerciseSession } from "#contract/execution/exercise-history.ts";

const listExecutedExercises = endpoint<typeof history.listExecutedExercises>("GET", "/api/v1/students/:id/exercises");
const findExerciseHistory = endpoint<typeof history.findExerciseHistory>(
  "GET",
  "/api/v1/students/:id/exercises/:exerciseId/history",
);

// Each read is recorded for the student.
const READ_AGAIN_AFTER_MS = 60_000;

export const executedExercisesQuery = (id: number) =>
  queryOptions({
    queryKey: [...executionsKey(id), "exercises"],
    queryFn: async ({ signal }) => (await send(listExecutedExercises, { params: { id } }, signal)).exercises,
    staleTime: READ_AGAIN_AFTER_MS,
  });

export const exerciseHistoryQuery = (id: number, exerciseId: number) =>
  infiniteQueryOptions({
    queryKey: [...executionsKey(id), "history", exerciseId],
    queryFn: ({ pageParam, signal }) => {
      const querystring = pageParam === null ? {} : { before: pageParam };
      return send(findExerciseHistory, { params: { id, exerciseId }, querystring }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before }) => next_before,
    staleTime: READ_AGAIN_AFTER_MS,
  });
