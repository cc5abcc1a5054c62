import { sql } from "kysely";
import type { Role } from "#contract/call.ts";
import type { Scope, SignInScope, TrainerScope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Sender } from "../../../platform/http/route.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { LINK } from "../../../platform/limits.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { createToken } from "../../../platform/tokens.ts";
import { proveEmail, withdrawAskedEmail } from "../accounts/commands.ts";
import { recordEvent } from "../audit/commands.ts";
import { emailChanged } from "./mail.ts";
import { isEmailProved } from "./queries.ts";
import { UNDO_MS } from "./rules.ts";

export interface OwnAccount {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
}

/** The caller holds the account's lock. */
export async function storeAsked(
  scope: SignInScope,
  { id, role, email: former_email }: OwnAccount,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  await withdrawAskedEmail(scope, id);
  const { token, hash } = createToken();
  const expiresAt = new Date(now.getTime() + LINK.lifeMs);
  await scope.tx
    .insertInto("email_changes")
    .values({
      user_id: id,
      role,
      former_email,
      new_email: email,
      asked_at: now,
      link_hash: hash,
      link_expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

export async function setEmail(
  { tx }: SignInScope,
  userId: number,
  email: string,
): Promise<Outcome<"changed" | "email_taken">> {
  try {
    await tx.updateTable("users").set({ email }).where("id", "=", userId).execute();
    return { outcome: "changed" };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

/** The registration's forms hold the e-mail too. */
export async function raiseVersion({ tx, actor }: TrainerScope, userId: number): Promise<void> {
  const next = { lock_version: sql<number>`lock_version + 1` };
  if (userId === actor.trainerId) await tx.updateTable("trainers").set(next).where("trainer_id", "=", userId).execute();
  else await tx.updateTable("students").set(next).where("id", "=", userId).execute();
}

const undoable = (now: Date) => {
  const { token, hash } = createToken();
  return { token, columns: { changed_at: now, undo_hash: hash, undo_until: new Date(now.getTime() + UNDO_MS) } };
};

/** The token of the link that undoes it. An address that nobody had proved gets none: it may be a stranger's. */
export async function noteConfirmed(
  scope: SignInScope,
  { user_id, id, former_email }: { readonly user_id: number; readonly id: number; readonly former_email: string },
  now: Date,
): Promise<string | undefined> {
  const { token, columns } = undoable(now);
  const wasProved = await isEmailProved(scope, user_id, former_email);
  await scope.tx
    .updateTable("email_changes")
    .set(wasProved ? columns : { changed_at: now })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
  await proveEmail(scope, user_id, now);
  return wasProved ? token : undefined;
}

interface FormerAccount extends OwnAccount {
  readonly has_password: boolean;
}

interface Move {
  readonly email: string;
  readonly now: Date;
}

/**
 * Somebody in charge changed it at once: what waited is over. The token of the link that undoes it; neither an account that nobody opened nor
 * an address that nobody proved has one.
 */
export async function noteChanged(
  scope: SignInScope,
  { id, role, email: former_email, has_password }: FormerAccount,
  { email, now }: Move,
): Promise<string | undefined> {
  await withdrawAskedEmail(scope, id);
  if (!has_password) return undefined;
  if (!(await isEmailProved(scope, id, former_email))) {
    await correctChange(scope, { id, former_email }, { email, now });
    return undefined;
  }
  const { token, columns } = undoable(now);
  await scope.tx
    .insertInto("email_changes")
    .values({ user_id: id, role, former_email, new_email: email, asked_at: now, ...columns })
    .execute();
  return token;
}

/** The change to the mistyped address goes to this one instead, and the proved one goes on undoing it. That one itself needs no proof. */
async function correctChange(
  { tx }: SignInScope,
  { id, former_email }: { readonly id: number; readonly former_email: string },
  { email, now }: Move,
): Promise<void> {
  const mistyped = tx
    .updateTable("email_changes")
    .where("user_id", "=", id)
    .where("new_email", "=", former_email)
    .where("link_hash", "is", null)
    .where("proved_at", "is", null)
    .where("undone_at", "is", null);
  await mistyped.set({ proved_at: now }).where("former_email", "=", email).execute();
  await mistyped.set({ new_email: email }).where("former_email", "<>", email).execute();
}

/** The former address is told only if the account was ever opened with it. */
export async function tellOfChange(
  scope: Scope,
  former: FormerAccount,
  { undo, now, sender }: { readonly undo: string | undefined; readonly now: Date; readonly sender: Sender },
): Promise<void> {
  const { role: by, userId: actorId } = scope.actor;
  const byOwner = actorId === former.id;
  await recordEvent(scope, { userId: former.id, action: "email_changed", actorId, ...(byOwner && { sender }) });
  if (undo) await enqueueMail(scope, emailChanged(former, { by, at: now, undo }));
}

/** Later changes are undone with it, and what waits ends: whoever made them may have made this one. */
export async function noteUndone(
  scope: SignInScope,
  { user_id, id }: { readonly user_id: number; readonly id: number },
  now: Date,
): Promise<void> {
  await withdrawAskedEmail(scope, user_id);
  await scope.tx
    .updateTable("email_changes")
    .set({ undone_at: now })
    .where("user_id", "=", user_id)
    .where("id", ">=", id)
    .where("undo_hash", "is not", null)
    .where("undone_at", "is", null)
    .execute();
}
