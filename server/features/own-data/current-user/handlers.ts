import { currentUser } from "#contract/own-data/current-user.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { findCurrentUser } from "./queries.ts";

export const currentUserRoutes = (dependencies: Dependencies): Route[] => [
  bind(currentUser, async ({ inScope, factorDueAt }) => ({
    user: {
      ...(await inScope((scope) => findCurrentUser(scope, dependencies))),
      second_factor_due_at: factorDueAt?.toISOString() ?? null,
    },
  })),
];
