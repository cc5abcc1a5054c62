import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/technical-errors.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

const technicalErrors: Endpoints<typeof import("#contract/assessment/technical-errors.ts")> = endpoints;

export const technicalErrorsQuery = queryOptions({
  queryKey: ["technical-errors"],
  queryFn: async ({ signal }) => (await send(technicalErrors.findTechnicalErrors, {}, signal)).technical_errors,
  // Each saved evaluation may change it.
  staleTime: 0,
});
