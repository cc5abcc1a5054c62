import { z } from "zod";
import { call, ROLE_TYPES } from "../call.ts";
import { failures, Id, ListMeta, ListQuery } from "../wire.ts";
import * as endpoints from "./audit.endpoints.ts";

export const AuditEntry = z.object({
  id: Id,
  happened_at: z.string(),
  label: z.string(),
  /** Null without a signed-in person, as after a wrong password. `fullname` is null where the reader may not know it. */
  done_by: z
    .object({ id: Id, role_type: z.enum(Object.values(ROLE_TYPES)), fullname: z.string().nullable() })
    .nullable(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  /** Why the platform acted in the place of `done_by`: "renovação da assinatura"; null where the person acted. */
  because: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = call(endpoints.listAuditEntries, {
  schema: {
    summary: "Registro de acessos à própria conta e aos próprios dados de saúde",
    tags: ["audit"],
    querystring: ListQuery(30).omit({ q: true }),
    response: { 200: z.object({ entries: z.array(AuditEntry), meta: ListMeta }), ...failures(400, 401) },
  },
});

/** The log of a trainer's account, for the administrator. */
export const listTrainerAuditEntries = call(endpoints.listTrainerAuditEntries, {
  schema: {
    summary: "Registro de acessos à conta de um personal",
    tags: ["audit"],
    params: z.object({ id: Id }),
    querystring: ListQuery(30).omit({ q: true }),
    response: { 200: z.object({ entries: z.array(AuditEntry), meta: ListMeta }), ...failures(400, 401, 403, 404) },
  },
});
