import { infiniteQueryOptions } from "@tanstack/react-query";
import type * as audit from "#contract/people/audit.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { AuditEntry } from "#contract/people/audit.ts";

const list = endpoint<typeof audit.listAuditEntries>("GET", "/api/v1/audit");

/** What concerns the signed-in person, the newest first, page after page. What happened a moment ago belongs on it. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ["audit"],
  queryFn: ({ pageParam, signal }) => send(list, { querystring: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => meta.next_page,
  staleTime: 0,
});
