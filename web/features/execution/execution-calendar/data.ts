import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/execution-calendar.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";

export type { CalendarDay, PlannedTraining, RecordableTraining } from "#contract/execution/execution-calendar.ts";

const executionCalendar: Endpoints<typeof import("#contract/execution/execution-calendar.ts")> = endpoints;

interface Period {
  readonly from: string;
  readonly to: string;
}

export const calendarQuery = (id: number, period: Period) =>
  queryOptions({
    queryKey: [...executionsKey(id), "calendar", period],
    queryFn: ({ signal }) =>
      send(executionCalendar.findExecutionCalendar, { params: { id }, querystring: period }, signal),
    // Each read is recorded for the student.
    staleTime: 60_000,
    meta: { keep: (calendar: unknown) => calendar },
  });
