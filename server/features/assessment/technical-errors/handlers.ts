import { findTechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const technicalErrorRoutes = (): Route[] => [
  bind(findTechnicalErrors, ({ inScope }) =>
    inScope(async (scope) => ({ technical_errors: await queries.findTechnicalErrors(scope) })),
  ),
];
