import { z } from "zod";
import { call, ROLE_TYPES } from "./call.ts";
import { failures, Id, ListMeta, ListQuery } from "./wire.ts";

/** One thing that was done to the account or the health data of the person who asks. */
export const AuditEntry = z.object({
  id: Id,
  happened_at: z.string(),
  /** What was done, in Portuguese: "Consultou a avaliação física". */
  label: z.string(),
  /** Null when nobody was signed in, as with a wrong password. `fullname` is null where the person may not know it. */
  done_by: z
    .object({ id: Id, role_type: z.enum(Object.values(ROLE_TYPES)), fullname: z.string().nullable() })
    .nullable(),
  /** "Chrome em Windows", for what was done to the account. */
  device: z.string().nullable(),
  /** The block of addresses that it came from: "203.0.113.0/24". */
  network: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What concerns oneself, the newest first. */
export const listAuditEntries = call({
  method: "GET",
  url: "/api/v1/audit",
  schema: {
    summary: "Registro de acessos à própria conta e aos próprios dados de saúde",
    tags: ["audit"],
    querystring: ListQuery(30).omit({ q: true }),
    response: { 200: z.object({ entries: z.array(AuditEntry), meta: ListMeta }), ...failures(400, 401) },
  },
});
