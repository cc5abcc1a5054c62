import { sql } from "kysely";
import { ROLE_TYPES } from "#contract/call.ts";
import type { AuditEntry } from "#contract/people/audit.ts";
import { ACTING_REASONS, auditLabel } from "#domain/audit.ts";
import { PLATFORM, type Scope, type SignInScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";

interface Page {
  readonly page: number;
  readonly limit: number;
}

export const findTrainerAccount = ({ tx }: SignInScope, id: number) =>
  tx.selectFrom("users").select("id").where("id", "=", id).where("role", "=", "trainer").executeTakeFirst();

/** An actor that the scope does not show is named by role alone. */
export async function listAuditEntries({ tx, actor }: Scope, { page, limit }: Page) {
  const entriesOfActor = tx
    .selectFrom("audit_log")
    .where("audit_log.trainer_id", "=", actor.trainerId ?? PLATFORM)
    .where("audit_log.user_id", "=", actor.userId);
  const rows = await entriesOfActor
    .leftJoin("users as actor", "actor.id", "audit_log.actor_id")
    .select([
      "audit_log.id",
      "happened_at",
      "subject",
      "action",
      "actor_id",
      "actor_role",
      "device",
      "network",
      "because",
      "actor.name",
    ])
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await entriesOfActor.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return {
    entries: rows.map(
      (row): AuditEntry => ({
        id: row.id,
        happened_at: row.happened_at.toISOString(),
        label: auditLabel(row.subject, row.action),
        done_by:
          row.actor_id === null || row.actor_role === null
            ? null
            : { id: row.actor_id, role_type: ROLE_TYPES[row.actor_role], fullname: row.name },
        device: row.device,
        network: row.network,
        because: row.because === null ? null : ACTING_REASONS[row.because],
      }),
    ),
    meta: listMeta({ page, limit }, total),
  };
}
