import { listPlans } from "#contract/plans.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route } from "../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const planRoutes = ({ db }: Dependencies): Route[] => [
  on(listPlans, async () => ({ plans: await inSignInScope(db, queries.listPlans) })),
];
