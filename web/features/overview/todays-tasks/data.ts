import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/overview/todays-tasks.endpoints.ts";
import { addressOf, type Endpoints, send } from "../../../api/api.ts";

export type { TodaysTasks } from "#contract/overview/todays-tasks.ts";

const todaysTasks: Endpoints<typeof import("#contract/overview/todays-tasks.ts")> = endpoints;

export const FIRST_TASKS = addressOf(todaysTasks.findTodaysTasks.url, {});

/** A task is over when its reason is, so the route reads them anew at each visit. */
export const todayQuery = queryOptions({
  queryKey: ["dashboards", "today"],
  queryFn: ({ signal }) => send(todaysTasks.findTodaysTasks, {}, signal),
  staleTime: 0,
  refetchOnMount: false,
});
