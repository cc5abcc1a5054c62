import { queryOptions } from "@tanstack/react-query";
import type * as technicalErrors from "#contract/assessment/technical-errors.ts";
import { endpoint, send } from "../../../api/api.ts";

const find = endpoint<typeof technicalErrors.findTechnicalErrors>("GET", "/api/v1/technical_errors");

export const technicalErrorsQuery = queryOptions({
  queryKey: ["technical-errors"],
  queryFn: async ({ signal }) => (await send(find, {}, signal)).technical_errors,
  // Each saved evaluation may change it.
  staleTime: 0,
});
