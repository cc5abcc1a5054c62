import { listPlans } from "#contract/plans.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import { on, type Route } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import * as queries from "./queries.ts";

export const planRoutes = ({ db }: Parts): Route[] => [
  on(listPlans, async () => ({ plans: await inSignInScope(db, queries.listPlans) })),
];
