import { listAuditEntries } from "#contract/people/audit.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const auditRoutes = (): Route[] => [
  bind(listAuditEntries, ({ inScope, query }) => inScope((scope) => queries.listAuditEntries(scope, query))),
];
