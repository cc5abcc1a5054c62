import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as calendar from "#contract/execution/execution-calendar.ts";
import type * as executions from "#contract/execution/executions.ts";
import type * as history from "#contract/execution/exercise-history.ts";
import type * as gym from "#contract/execution/gym.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { CalendarDay, PlannedTraining, RecordableTraining } from "#contract/execution/execution-calendar.ts";
export type { ExecutedExercise, ExecutedSet, Execution } from "#contract/execution/executions.ts";
export type { ExerciseSession } from "#contract/execution/exercise-history.ts";
export type { GymExercise } from "#contract/execution/gym.ts";
export type { Training } from "#contract/prescription/trainings.ts";

const findExecutionCalendar = endpoint<typeof calendar.findExecutionCalendar>("GET", "/api/v1/students/:id/executions");
const findExecution = endpoint<typeof executions.findExecution>("GET", "/api/v1/students/:id/executions/:executionId");
const recordExecution = endpoint<typeof executions.recordExecution>("POST", "/api/v1/trainings/:id/executions");
const findTrainingToRecord = endpoint<typeof gym.findTrainingToRecord>("GET", "/api/v1/trainings/:id/record");
const listExecutedExercises = endpoint<typeof history.listExecutedExercises>("GET", "/api/v1/students/:id/exercises");
const findExerciseHistory = endpoint<typeof history.findExerciseHistory>(
  "GET",
  "/api/v1/students/:id/exercises/:exerciseId/history",
);

// Each read is recorded for the student.
const READ_AGAIN_AFTER_MS = 60_000;

interface Period {
  readonly from: string;
  readonly to: string;
}

const keyOf = (studentId: number) => ["executions", studentId] as const;

/** What was prescribed and done on each day of a period. */
export const calendarQuery = (id: number, period: Period) =>
  queryOptions({
    queryKey: [...keyOf(id), "calendar", period],
    queryFn: ({ signal }) => send(findExecutionCalendar, { params: { id }, querystring: period }, signal),
    staleTime: READ_AGAIN_AFTER_MS,
  });

/** One training that was done, with what is prescribed. */
export const executionQuery = (id: number, executionId: number) =>
  queryOptions({
    queryKey: [...keyOf(id), "one", executionId],
    queryFn: ({ signal }) => send(findExecution, { params: { id, executionId } }, signal),
    staleTime: READ_AGAIN_AFTER_MS,
  });

export const executedExercisesQuery = (id: number) =>
  queryOptions({
    queryKey: [...keyOf(id), "exercises"],
    queryFn: async ({ signal }) => (await send(listExecutedExercises, { params: { id } }, signal)).exercises,
    staleTime: READ_AGAIN_AFTER_MS,
  });

/** The days of an exercise, the newest first, page by page. */
export const exerciseHistoryQuery = (id: number, exerciseId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(id), "history", exerciseId],
    queryFn: ({ pageParam, signal }) => {
      const querystring = pageParam === null ? {} : { before: pageParam };
      return send(findExerciseHistory, { params: { id, exerciseId }, querystring }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before }) => next_before,
    staleTime: READ_AGAIN_AFTER_MS,
  });

/** A training of any cycle with what is recorded of it on a day. Read each time: a correction begins with what is stored. */
export const trainingToRecordQuery = (studentId: number, id: number, day: string) =>
  queryOptions({
    queryKey: [...keyOf(studentId), "record", id, day],
    queryFn: ({ signal }) => send(findTrainingToRecord, { params: { id }, querystring: { day } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Records what was done, and shows it in the calendar and the list of students. */
export function useRecordExecution(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (snapshot: CallArguments<typeof executions.recordExecution>) => send(recordExecution, snapshot),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(studentId) }),
        cache.invalidateQueries({ queryKey: ["students"] }),
        cache.invalidateQueries({ queryKey: ["strength-tests", studentId] }),
      ]),
  });
}
