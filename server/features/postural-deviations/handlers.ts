import { listPosturalDeviations } from "#contract/postural-deviations.ts";
import { on, type Route } from "../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const posturalDeviationRoutes = (): Route[] => [
  on(listPosturalDeviations, async ({ inScope }) => ({
    postural_deviations: await inScope(queries.listPosturalDeviations),
  })),
];
