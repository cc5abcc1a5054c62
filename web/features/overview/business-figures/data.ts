import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/overview/business-figures.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { BusinessFigures } from "#contract/overview/business-figures.ts";

const businessFigures: Endpoints<typeof import("#contract/overview/business-figures.ts")> = endpoints;

export const businessFiguresQuery = queryOptions({
  queryKey: ["dashboards", "business"],
  queryFn: ({ signal }) => send(businessFigures.findBusinessFigures, {}, signal),
  staleTime: 0,
});
