import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type * as dashboards from "#contract/overview/dashboards.ts";
import type * as files from "#contract/overview/income-exports.ts";
import type * as students from "#contract/overview/student-dashboards.ts";
import type * as tasks from "#contract/overview/todays-tasks.ts";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { download, endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { MasterDashboard, PersonalDashboard } from "#contract/overview/dashboards.ts";
export type { EvaluationFigures, StudentDashboard } from "#contract/overview/student-dashboards.ts";
export type { TodaysTasks } from "#contract/overview/todays-tasks.ts";

const master = endpoint<typeof dashboards.findMasterDashboard>("GET", "/api/dashboard/master");
const personal = endpoint<typeof dashboards.findPersonalDashboard>("GET", "/api/dashboard/personal");
const masterFile = endpoint<typeof files.exportMasterIncome>("GET", "/api/dashboard/master/export");
const personalFile = endpoint<typeof files.exportPersonalIncome>("GET", "/api/dashboard/personal/export");
const today = endpoint<typeof tasks.findTodaysTasks>("GET", "/api/dashboard/personal/today");
const student = endpoint<typeof students.findStudentDashboard>("GET", "/api/dashboard/student");

const DASHBOARDS = "dashboards";

const asked = ({ start, end }: IncomePeriod) => ({ querystring: { start_date: start, end_date: end } });

/** Figures of a period. While another period is fetched, the former one stays in sight. */
export const masterQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "master", period],
    queryFn: ({ signal }) => send(master, asked(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personalQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "personal", period],
    queryFn: ({ signal }) => send(personal, asked(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A task is over when its reason is, so it is read anew at each visit. */
export const todayQuery = queryOptions({
  queryKey: [DASHBOARDS, "today"],
  queryFn: ({ signal }) => send(today, {}, signal),
  staleTime: 0,
});

export const studentDashboardQuery = queryOptions({
  queryKey: [DASHBOARDS, "student"],
  queryFn: ({ signal }) => send(student, {}, signal),
  staleTime: 0,
});

/** Downloads the payments of a period as a spreadsheet. */
export function useExportIncome(whose: "master" | "personal") {
  return useMutation({
    mutationFn: (period: IncomePeriod) =>
      whose === "master" ? download(masterFile, asked(period)) : download(personalFile, asked(period)),
    onError: (error) => toast.failure(error),
  });
}
