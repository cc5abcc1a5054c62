import { sql } from "kysely";
import type { AuditEntry } from "#contract/audit.ts";
import { ROLE_TYPES } from "#contract/call.ts";
import { auditLabel } from "#domain/audit.ts";
import type { Scope } from "../../platform/database/scope.ts";

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** What concerns the person who acts, the newest first. Whom this scope does not show is told by role alone. */
export async function listAuditEntries({ tx, actor }: Scope, { page, limit }: Page) {
  const own = tx
    .selectFrom("audit_log")
    .where("audit_log.trainer_id", "=", actor.trainerId ?? 0)
    .where("audit_log.user_id", "=", actor.userId);
  const rows = await own
    .leftJoin("users as doer", "doer.id", "audit_log.done_by")
    .select(["audit_log.id", "happened_at", "what", "how", "done_by", "doer_role", "device", "network", "doer.name"])
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await own.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return {
    entries: rows.map(
      (row): AuditEntry => ({
        id: row.id,
        happened_at: row.happened_at.toISOString(),
        label: auditLabel(row.what, row.how),
        done_by:
          row.done_by === null || row.doer_role === null
            ? null
            : { id: row.done_by, role_type: ROLE_TYPES[row.doer_role], fullname: row.name },
        device: row.device,
        network: row.network,
      }),
    ),
    meta: { next_page: page * limit >= total ? null : page + 1, total_count: total },
  };
}
