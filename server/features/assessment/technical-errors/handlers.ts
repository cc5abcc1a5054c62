import { findTechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const technicalErrorRoutes = (): Route[] => [
  on(findTechnicalErrors, ({ inScope }) =>
    inScope(async (scope) => ({ technical_errors: await queries.findTechnicalErrors(scope) })),
  ),
];
