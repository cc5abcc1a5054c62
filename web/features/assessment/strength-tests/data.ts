import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/strength-tests.endpoints.ts";
import type { updateStrengthTest } from "#contract/assessment/strength-tests.ts";
import type { CallArguments } from "#contract/call.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { orTaken } from "../../../session/taken-answers.ts";

export type { StrengthTest } from "#contract/assessment/strength-tests.ts";

const strengthTests: Endpoints<typeof import("#contract/assessment/strength-tests.ts")> = endpoints;

export const strengthTestsQuery = (studentId: number) =>
  queryOptions({
    queryKey: ["strength-tests", studentId],
    queryFn: ({ signal, queryKey }) =>
      orTaken(
        queryKey,
        async () => (await send(strengthTests.listStrengthTests, { params: { studentId } }, signal)).strength_tests,
      ),
    // Each read is recorded for the student. A save puts its answer into the cache.
    staleTime: 60_000,
  });

export function useUpdateStrengthTest(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: CallArguments<typeof updateStrengthTest>) =>
      (await send(strengthTests.updateStrengthTest, change)).strength_test,
    onSuccess: (saved) =>
      cache.setQueryData(strengthTestsQuery(studentId).queryKey, (tests) =>
        tests?.map((test) => (test.id === saved.id ? saved : test)),
      ),
  });
}
