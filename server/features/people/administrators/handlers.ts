import * as calls from "#contract/people/administrators.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { listActs, listAdministrators } from "./queries.ts";
import { administer, inviteAdministrator, inviteAgain, resetAccess } from "./workflows/administer.ts";

export const administratorRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.listAdministrators, async () => ({
    administrators: await inSignInScope(dependencies.db, listAdministrators),
  })),
  bind(calls.inviteAdministrator, ({ actor, body }) => inviteAdministrator(dependencies, actor, body)),
  bind(calls.changeAdministrator, ({ actor, params, body }) => administer(dependencies, actor, params.id, body)),
  bind(calls.inviteAgain, ({ actor, params }) => inviteAgain(dependencies, actor, params.id)),
  bind(calls.resetAdministratorsAccess, ({ actor, params }) => resetAccess(dependencies, actor, params.id)),
  bind(calls.listActs, ({ inScope, query }) => inScope((scope) => listActs(scope, query))),
];
