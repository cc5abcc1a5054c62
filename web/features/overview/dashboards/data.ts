import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import * as endpoints from "#contract/overview/dashboards.endpoints.ts";
import type { MasterDashboard } from "#contract/overview/dashboards.ts";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { download, type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { PersonalIncome } from "#contract/overview/dashboards.ts";

const dashboards: Endpoints<typeof import("#contract/overview/dashboards.ts")> = endpoints;

export type IncomeFigures = Omit<MasterDashboard, "personal_with_most_active_students">;

const DASHBOARDS = "dashboards";

const inPeriod = ({ start, end }: IncomePeriod) => ({ querystring: { start_date: start, end_date: end } });

/** While another period is fetched, the former one stays in sight. */
export const masterQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "master", period],
    queryFn: ({ signal }) => send(dashboards.findMasterDashboard, inPeriod(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personalQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "personal", period],
    queryFn: ({ signal }) => send(dashboards.findPersonalDashboard, inPeriod(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personalIncomeQuery = (period: IncomePeriod) =>
  queryOptions({
    queryKey: [DASHBOARDS, "income", period],
    queryFn: ({ signal }) => send(dashboards.findPersonalIncome, inPeriod(period), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useExportIncome(payee: "master" | "personal") {
  return useMutation({
    mutationFn: (period: IncomePeriod) =>
      payee === "master"
        ? download(dashboards.exportMasterIncome, inPeriod(period))
        : download(dashboards.exportPersonalIncome, inPeriod(period)),
    onError: (error) => toast.failure(error),
  });
}
