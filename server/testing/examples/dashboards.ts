import * as businessFigures from "#contract/overview/business-figures.ts";
import * as dashboards from "#contract/overview/dashboards.ts";
import { findStudentDashboard } from "#contract/overview/student-dashboards.ts";
import { findTodaysTasks } from "#contract/overview/todays-tasks.ts";
import type { Example } from "./example.ts";

export function dashboardExamples(): Example[] {
  const querystring = { start_date: "2026-01-01", end_date: "2026-12-31" };
  return [
    [dashboards.findMasterDashboard, { querystring: { ...querystring, interval: "monthly" } }],
    [dashboards.exportMasterIncome, { querystring }],
    [dashboards.findPersonalDashboard, { querystring: { ...querystring, interval: "monthly" } }],
    [dashboards.findPersonalIncome, { querystring }],
    [dashboards.exportPersonalIncome, { querystring }],
    [businessFigures.findBusinessFigures, {}],
    [findTodaysTasks, {}],
    [findStudentDashboard, {}],
  ];
}
