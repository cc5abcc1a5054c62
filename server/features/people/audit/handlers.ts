import { listAuditEntries } from "#contract/people/audit.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const auditRoutes = (): Route[] => [
  on(listAuditEntries, ({ inScope, query }) => inScope((scope) => queries.listAuditEntries(scope, query))),
];
