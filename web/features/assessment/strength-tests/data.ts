import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { EvaluationExchange } from "#contract/assessment/evaluation-changes.ts";
import * as endpoints from "#contract/assessment/strength-tests.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { orTaken, refreshTaken } from "../../../session/taken-answers.ts";

export type {
  StrengthField,
  StrengthSheet as StrengthSheetData,
  StrengthTest,
} from "#contract/assessment/strength-tests.ts";

const strengthTests: Endpoints<typeof import("#contract/assessment/strength-tests.ts")> = endpoints;

export const strengthTestsQuery = (studentId: number) =>
  queryOptions({
    // The last part is raised when the answer's shape changes: a device may hold an earlier one.
    queryKey: ["strength-tests", studentId, 2],
    queryFn: ({ signal, queryKey }) =>
      orTaken(queryKey, () => send(strengthTests.listStrengthTests, { params: { studentId } }, signal)),
    // Each read is recorded for the student. A save puts its answer into the cache.
    staleTime: 60_000,
  });

/** A comparison shows the tests as they stood on two days, as the PDF does; the sheet's history is shorter. */
export const strengthOnDaysQuery = (studentId: number, first: string, last: string) =>
  queryOptions({
    queryKey: ["strength-tests", studentId, "days", first, last],
    queryFn: ({ signal }) =>
      send(strengthTests.findStrengthOnDays, { params: { studentId }, querystring: { first, last } }, signal),
  });

export async function exchangeStrength(cache: QueryClient, studentId: number, body: EvaluationExchange) {
  const { refused, ...sheet } = await send(strengthTests.exchangeStrengthChanges, { params: { studentId }, body });
  const { queryKey } = strengthTestsQuery(studentId);
  cache.setQueryData(queryKey, sheet);
  refreshTaken(queryKey, sheet);
  void cache.invalidateQueries({ queryKey: ["strength-tests", studentId, "days"] });
  return refused;
}
