import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as strength from "#contract/assessment/strength-tests.ts";
import type { CallArguments } from "#contract/call.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { StrengthTest } from "#contract/assessment/strength-tests.ts";

const listStrengthTests = endpoint<typeof strength.listStrengthTests>(
  "GET",
  "/api/v1/strength_tests/student/:studentId",
);
const updateStrengthTest = endpoint<typeof strength.updateStrengthTest>("PUT", "/api/v1/strength_tests/:id");

export const strengthTestsQuery = (studentId: number) =>
  queryOptions({
    queryKey: ["strength-tests", studentId],
    queryFn: async ({ signal }) => (await send(listStrengthTests, { params: { studentId } }, signal)).strength_tests,
    // Each read is recorded for the student. A save puts its answer into the cache.
    staleTime: 60_000,
  });

export function useUpdateStrengthTest(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: CallArguments<typeof strength.updateStrengthTest>) =>
      (await send(updateStrengthTest, change)).strength_test,
    onSuccess: (saved) =>
      cache.setQueryData(strengthTestsQuery(studentId).queryKey, (tests) =>
        tests?.map((test) => (test.id === saved.id ? saved : test)),
      ),
  });
}
