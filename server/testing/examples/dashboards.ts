import * as dashboards from "#contract/overview/dashboards.ts";
import * as exports from "#contract/overview/income-exports.ts";
import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import type { Example } from "./example.ts";

export function dashboardExamples(): Example[] {
  const querystring = { start_date: "2026-01-01", end_date: "2026-12-31" };
  return [
    [dashboards.findMasterDashboard, { querystring: { ...querystring, interval: "monthly" } }],
    [exports.exportMasterIncome, { querystring }],
    [dashboards.findPersonalDashboard, { querystring: { ...querystring, interval: "monthly" } }],
    [exports.exportPersonalIncome, { querystring }],
    [findTodaysTasks, {}],
    [findStudentDashboard, {}],
  ];
}
