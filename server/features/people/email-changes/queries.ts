import { type RawBuilder, sql } from "kysely";
import type { Role } from "#contract/call.ts";
import type { EmailChange } from "#contract/people/email-changes.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";

interface Presented {
  readonly hash: Buffer;
  readonly now: Date;
}

export async function findEmailChange({ tx, actor }: Scope, now: Date): Promise<EmailChange | null> {
  const row = await tx
    .selectFrom("email_changes")
    .select(["new_email", "link_expires_at"])
    .where("user_id", "=", actor.userId)
    .where("changed_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("link_expires_at", ">", now)
    .executeTakeFirst();
  return row?.link_expires_at ? { email: row.new_email, expires_at: row.link_expires_at.toISOString() } : null;
}

/** Undefined once used, withdrawn, replaced or expired. */
export const findAsked = ({ tx }: SignInScope, { hash, now }: Presented) =>
  tx
    .selectFrom("email_changes as change")
    .innerJoin("users", "users.id", "change.user_id")
    .select(["change.user_id", "change.id", "change.former_email", "change.new_email", "change.role", "users.name"])
    .where("change.link_hash", "=", hash)
    .where("change.changed_at", "is", null)
    .where("change.withdrawn_at", "is", null)
    .where("change.link_expires_at", ">", now)
    .executeTakeFirst();

/** Undefined once used or expired. */
export const findUndoable = ({ tx }: SignInScope, { hash, now }: Presented) =>
  tx
    .selectFrom("email_changes as change")
    .innerJoin("users", "users.id", "change.user_id")
    .select(["change.user_id", "change.id", "change.former_email", "change.asked_at", "change.role", "users.name"])
    .where("change.undo_hash", "=", hash)
    .where("change.undone_at", "is", null)
    .where("change.undo_until", ">", now)
    .executeTakeFirst();

/** The address of a change that can still be undone: no other account may have it. */
export const isEmailKept = async ({ tx }: SignInScope, role: Role, email: string): Promise<boolean> =>
  (await tx
    .selectFrom("email_changes")
    .select("id")
    .where("role", "=", role)
    .where("former_email", "=", email)
    .where("undo_hash", "is not", null)
    .where("undone_at", "is", null)
    .executeTakeFirst()) !== undefined;

/**
 * Whether the account's owner has shown that this address, the account's, is theirs. A mistyped one is a stranger's. An account that was never
 * confirmed, or has only the password that the administrator chose, has no owner yet.
 */
export async function isEmailProved({ tx }: SignInScope, userId: number, email: string): Promise<boolean> {
  const account = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("confirmed_at", "is not", null)
    .where("must_change_password", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("email_changes as change")
            .select("change.id")
            .whereRef("change.user_id", "=", "users.id")
            .where("change.new_email", "=", email)
            .where("change.link_hash", "is", null)
            .where("change.proved_at", "is", null)
            .where("change.undone_at", "is", null),
        ),
      ),
    )
    .executeTakeFirst();
  return account !== undefined;
}

/** Newest first. */
export async function listAskedSince({ tx }: SignInScope, userId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom("email_changes")
    .select("asked_at")
    .where("user_id", "=", userId)
    .where("link_hash", "is not", null)
    .where("asked_at", ">", since)
    .orderBy("asked_at", "desc")
    .execute();
  return rows.map(({ asked_at }) => asked_at);
}

/** The hashes of the links stay out of the copy. */
export const exportedEmailChanges = (userId: number): RawBuilder<unknown> => sql`
  select to_jsonb(change) - 'link_hash' - 'undo_hash' as row from email_changes change where user_id = ${sql.lit(userId)}
`;
