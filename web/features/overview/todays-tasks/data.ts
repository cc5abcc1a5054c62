import { queryOptions } from "@tanstack/react-query";
import type * as calls from "#contract/overview/todays-tasks.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { TodaysTasks } from "#contract/overview/todays-tasks.ts";

const find = endpoint<typeof calls.findTodaysTasks>("GET", "/api/dashboard/personal/today");

/** A task is over when its reason is, so it is read anew at each visit. */
export const todayQuery = queryOptions({
  queryKey: ["dashboards", "today"],
  queryFn: ({ signal }) => send(find, {}, signal),
  staleTime: 0,
});
