import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/executions.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey, prescriptionCheckKey } from "../../../api/query-client.ts";
import { fetchTrainingToRecord, recordExecution } from "../gym/data.ts";

export type { ExecutedExercise, ExecutedSet, Execution } from "#contract/execution/executions.ts";
export type { Training } from "#contract/prescription/trainings.ts";

const executions: Endpoints<typeof import("#contract/execution/executions.ts")> = endpoints;

export const executionQuery = (id: number, executionId: number) =>
  queryOptions({
    queryKey: [...executionsKey(id), "one", executionId],
    queryFn: ({ signal }) => send(executions.findExecution, { params: { id, executionId } }, signal),
    // Each read is recorded for the student.
    staleTime: 60_000,
  });

/** Read each time: a correction begins with what is stored. */
export const trainingToRecordQuery = (studentId: number, id: number, day: string) =>
  queryOptions({
    queryKey: [...executionsKey(studentId), "record", id, day],
    queryFn: ({ signal }) => fetchTrainingToRecord(id, day, signal),
    staleTime: 0,
    gcTime: 0,
  });

export function useRecordExecution(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: recordExecution,
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: executionsKey(studentId) }),
        cache.invalidateQueries({ queryKey: ["students"] }),
        cache.invalidateQueries({ queryKey: prescriptionCheckKey(studentId) }),
        cache.invalidateQueries({ queryKey: ["strength-tests", studentId] }),
      ]),
  });
}
