import { queryOptions } from "@tanstack/react-query";
import type * as calls from "#contract/overview/student-dashboards.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { EvaluationFigures, StudentDashboard } from "#contract/overview/student-dashboards.ts";

const find = endpoint<typeof calls.findStudentDashboard>("GET", "/api/dashboard/student");

export const studentDashboardQuery = queryOptions({
  queryKey: ["dashboards", "student"],
  queryFn: ({ signal }) => send(find, {}, signal),
  staleTime: 0,
});
