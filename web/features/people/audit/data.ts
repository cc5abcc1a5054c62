import { infiniteQueryOptions } from "@tanstack/react-query";
import type * as audit from "#contract/people/audit.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { AuditEntry } from "#contract/people/audit.ts";

const list = endpoint<typeof audit.listAuditEntries>("GET", "/api/v1/audit");

/** An event of a moment ago belongs on the list. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ["audit"],
  queryFn: ({ pageParam, signal }) => send(list, { querystring: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => meta.next_page,
  staleTime: 0,
});
