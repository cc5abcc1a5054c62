import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type * as dashboards from "#contract/overview/dashboards.ts";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { download, endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

const master = endpoint<typeof dashboards.findMasterDashboard>("GET", "/api/dashboard/master");
const personal = endpoint<typeof dashboards.findPersonalDashboard>("GET", "/api/dashboard/personal");
const masterFile = endpoint<typeof dashboards.exportMasterIncome>("GET", "/api/dashboard/master/export");
const personalFile = endpoint<typeof dashboards.exportPersonalIncome>("GET", "/api/dashboard/personal/export");

export type IncomeFigures = Omit<dashboards.MasterDashboard, "personal_with_most_active_students">;

const DASHBOARDS = "dashboards";

const inPeriod = ({ start, end }: IncomePeriod) => ({ querystring: { start_date: start, end_date: end } });

/** While another period is fetched, the former one stays in sight. */
export const masterQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "master", period],
    queryFn: ({ signal }) => send(master, inPeriod(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personalQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "personal", period],
    queryFn: ({ signal }) => send(personal, inPeriod(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useExportIncome(payee: "master" | "personal") {
  return useMutation({
    mutationFn: (period: IncomePeriod) =>
      payee === "master" ? download(masterFile, inPeriod(period)) : download(personalFile, inPeriod(period)),
    onError: (error) => toast.failure(error),
  });
}
