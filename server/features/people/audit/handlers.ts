import { listAuditEntries, listTrainerAuditEntries } from "#contract/people/audit.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import * as queries from "./queries.ts";

export const auditRoutes = ({ db }: Dependencies): Route[] => [
  bind(listAuditEntries, ({ inScope: inOwnScope, query }) =>
    inOwnScope((scope) => queries.listAuditEntries(scope, query)),
  ),
  bind(listTrainerAuditEntries, async ({ params: { id }, query }) => {
    found(await inSignInScope(db, (scope) => queries.findTrainerAccount(scope, id)));
    return inScope(db, actAsTrainer(id, "administration"), (scope) => queries.listAuditEntries(scope, query));
  }),
];
