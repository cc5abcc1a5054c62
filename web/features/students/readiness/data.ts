import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/readiness.endpoints.ts";
import type { ReadinessDraft } from "#contract/students/readiness.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { prescriptionCheckKey, READINESS_KITS, readinessKey } from "../../../api/query-client.ts";
import { orTaken, refreshTaken } from "../../../session/taken-answers.ts";

export type { Readiness, ReadinessAnswers } from "#contract/students/readiness.ts";

const readiness: Endpoints<typeof import("#contract/students/readiness.ts")> = endpoints;

export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: readinessKey(id),
    queryFn: ({ signal, queryKey }) =>
      orTaken(queryKey, async () => (await send(readiness.findReadiness, { params: { id } }, signal)).readiness),
    // Each read is recorded for the student.
    staleTime: 60_000,
  });

export function useSaveReadiness(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReadinessDraft) =>
      (await send(readiness.saveReadiness, { params: { id }, body })).readiness,
    onSuccess: (saved) => {
      cache.setQueryData(readinessQuery(id).queryKey, saved);
      refreshTaken(readinessQuery(id).queryKey, saved);
      return Promise.all([
        cache.invalidateQueries({ queryKey: prescriptionCheckKey(id) }),
        // A certificate is asked for while a clearance is awaited.
        cache.invalidateQueries({ queryKey: [...READINESS_KITS, id] }),
      ]);
    },
    // Other answers may stand there by now, and a form that is opened next begins with them.
    onError: () => cache.invalidateQueries({ queryKey: readinessKey(id) }),
  });
}
