import { queryOptions } from "@tanstack/react-query";
import type * as calls from "#contract/execution/execution-calendar.ts";
import { endpoint, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { CalendarDay, PlannedTraining, RecordableTraining } from "#contract/execution/execution-calendar.ts";

const find = endpoint<typeof calls.findExecutionCalendar>("GET", "/api/v1/students/:id/executions");

interface Period {
  readonly from: string;
  readonly to: string;
}

export const calendarQuery = (id: number, period: Period) =>
  queryOptions({
    queryKey: [...executionsKey(id), "calendar", period],
    queryFn: ({ signal }) => send(find, { params: { id }, querystring: period }, signal),
    // Each read is recorded for the student.
    staleTime: 60_000,
  });
