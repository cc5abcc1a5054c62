import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/trends.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { StudentTrends, TrendLine } from "#contract/execution/trends.ts";

const trends: Endpoints<typeof import("#contract/execution/trends.ts")> = endpoints;

// Each read is recorded for the student.
const READ_AGAIN_AFTER_MS = 60_000;

export const studentTrendsQuery = (id: number) =>
  queryOptions({
    queryKey: [...executionsKey(id), "trends"],
    queryFn: ({ signal }) => send(trends.findStudentTrends, { params: { id } }, signal),
    staleTime: READ_AGAIN_AFTER_MS,
  });

export const trendLinesQuery = queryOptions({
  queryKey: ["trends"],
  queryFn: async ({ signal }) => (await send(trends.listTrends, {}, signal)).students,
  staleTime: READ_AGAIN_AFTER_MS,
});
