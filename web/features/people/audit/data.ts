import { infiniteQueryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/people/audit.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { AuditEntry } from "#contract/people/audit.ts";

const audit: Endpoints<typeof import("#contract/people/audit.ts")> = endpoints;

/** An event of a moment ago belongs on the list. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ["audit"],
  queryFn: ({ pageParam, signal }) => send(audit.listAuditEntries, { querystring: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => meta.next_page,
  staleTime: 0,
});

export const trainerAuditQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ["trainer-log", id],
    queryFn: ({ pageParam, signal }) =>
      send(audit.listTrainerAuditEntries, { params: { id }, querystring: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
    staleTime: 0,
  });
