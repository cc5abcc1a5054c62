import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/overview/student-dashboards.endpoints.ts";
import type { StudentDashboard } from "#contract/overview/student-dashboards.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { EvaluationFigures, NextTraining, StudentDashboard } from "#contract/overview/student-dashboards.ts";

const studentDashboards: Endpoints<typeof import("#contract/overview/student-dashboards.ts")> = endpoints;

export const studentDashboardQuery = queryOptions({
  queryKey: ["dashboards", "student"],
  queryFn: ({ signal }) => send(studentDashboards.findStudentDashboard, {}, signal),
  staleTime: 0,
  meta: { keep: (home: StudentDashboard) => ({ ...home, evaluations: [] }) },
});
