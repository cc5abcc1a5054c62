import type { Scope, SignInScope } from "../../platform/database/scope.ts";
import { createToken, SESSION_DAYS } from "../../platform/sessions/tokens.ts";

const HOUR = 3_600_000;
const LINK_HOURS = 48;

/** Starts a session and returns its token, which is known to its bearer alone. */
export async function startSession(
  { tx }: SignInScope,
  userId: number,
  { now, userAgent }: { now: Date; userAgent: string | undefined },
): Promise<string> {
  const { token, hash } = createToken();
  const expires = new Date(now.getTime() + SESSION_DAYS * 24 * HOUR);
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("expires_at", "<", now).execute();
  await tx
    .insertInto("sessions")
    .values({ token_hash: hash, user_id: userId, created_at: now, expires_at: expires, user_agent: userAgent ?? null })
    .execute();
  await tx.updateTable("users").set({ last_sign_in_at: now }).where("id", "=", userId).execute();
  return token;
}

export async function endSession({ tx }: Scope, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends every session of somebody, wherever they signed in. */
export async function endSessionsOf({ tx }: SignInScope, userId: number): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** A link's token that lets a student of this trainer choose the first password, for 48 hours. */
export async function inviteStudent({ tx }: Scope, studentId: number, now: Date): Promise<string> {
  const { token, hash } = createToken();
  const expires = new Date(now.getTime() + LINK_HOURS * HOUR);
  await tx
    .insertInto("access_links")
    .values({ token_hash: hash, user_id: studentId, purpose: "confirm_student", created_at: now, expires_at: expires })
    .execute();
  return token;
}

/** Uses up an invitation: sets the password and confirms the account. False when the link was used or has expired. */
export async function confirmWithPassword(
  { tx }: SignInScope,
  link: { tokenHash: Buffer; passwordHash: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable("access_links")
    .set({ used_at: link.now })
    .where("token_hash", "=", link.tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", link.now)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) return false;
  await tx
    .updateTable("users")
    .set({ password_hash: link.passwordHash, confirmed_at: link.now })
    .where("id", "=", used.user_id)
    .execute();
  return true;
}
