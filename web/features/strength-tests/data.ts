import { queryOptions } from "@tanstack/react-query";
import type * as strength from "#contract/strength-tests.ts";
import { endpoint, send } from "../../api.ts";

export type { StrengthTest } from "#contract/strength-tests.ts";

const listStrengthTests = endpoint<typeof strength.listStrengthTests>(
  "GET",
  "/api/v1/strength_tests/student/:studentId",
);

/** A student's strength tests, one for each muscle group. */
export const strengthTestsQuery = (studentId: number) =>
  queryOptions({
    queryKey: ["strength-tests", studentId],
    queryFn: async ({ signal }) => (await send(listStrengthTests, { params: { studentId } }, signal)).strength_tests,
    // Each read is recorded for the student. A save puts its answer into the cache.
    staleTime: 60_000,
  });
