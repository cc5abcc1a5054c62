import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { CODE_MS, createCode, issueCode, type Verification } from "../../platform/credentials/codes.ts";
import { createLink, createLinks, spendLink, wasSpent } from "../../platform/credentials/links.ts";
import { hashPassword } from "../../platform/credentials/passwords.ts";
import type { Scope, SignInScope } from "../../platform/database/scope.ts";
import type { Sender } from "../../platform/http/route.ts";
import { enqueueMail, enqueueMails } from "../../platform/jobs/commands.ts";
import { createToken, SESSION_DAYS } from "../../platform/tokens.ts";
import { recordEvent } from "../audit/commands.ts";
import {
  accessAgain,
  adminInvitation,
  adminPasswordReset,
  confirmation,
  emailChanged,
  invitation,
  passwordReset,
} from "./mail.ts";

/** As long as a link that is over is remembered: until then, following one again tells that it was used. */
const USED_LINK_MS = 30 * MS_PER_DAY;
const ADMIN_ID = 1;

/** Starts a session and returns its token, which is known to its bearer alone. */
export async function startSession(
  { tx }: SignInScope,
  userId: number,
  { now, userAgent }: { now: Date; userAgent: string | undefined },
): Promise<string> {
  const { token, hash } = createToken();
  const expires = new Date(now.getTime() + SESSION_DAYS * MS_PER_DAY);
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

/** Ends one session of the person who acts. False when they have no such session. */
export async function endOwnSession({ tx, actor }: Scope, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Changes the password and ends every session but the one in which it is changed. */
export async function changePassword(
  { tx }: SignInScope,
  userId: number,
  { passwordHash, keptSession }: { passwordHash: string; keptSession: Buffer },
): Promise<void> {
  await setPassword({ tx }, userId, passwordHash);
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "<>", keptSession).execute();
}

/** Invites a student of this trainer to choose the first password by a link, for 48 hours. */
export async function inviteStudent(
  scope: Scope,
  student: { readonly id: number; readonly name: string; readonly email: string },
  now: Date,
): Promise<void> {
  await enqueueMail(scope, invitation(student, await createLink(scope, student.id, "confirm_student", now)));
  await recordEvent(scope, { userId: student.id, action: "access_sent", actorId: scope.actor.userId });
}

/** The same for many students at once, in two statements. */
export async function inviteStudents(
  scope: Scope,
  students: readonly { readonly id: number; readonly name: string; readonly email: string }[],
  now: Date,
): Promise<void> {
  const links = await createLinks(scope, students, "confirm_student", now);
  await enqueueMails(
    scope,
    links.map(({ person, token }) => invitation(person, token)),
  );
  const ids = students.map(({ id }) => id);
  await recordEvent(scope, { userId: ids, action: "access_sent", actorId: scope.actor.userId });
}

/** Mails a student the way in once more: a new invitation, or for one who has had a password a link to choose another. */
export async function resendAccess(scope: SignInScope, userId: number, now: Date): Promise<void> {
  const user = await findReader(scope, userId);
  const purpose = user.password_hash ? "reset_password" : "confirm_student";
  const token = await createLink(scope, userId, purpose, now);
  await enqueueMail(scope, user.password_hash ? accessAgain(user, token) : invitation(user, token));
}

interface FormerAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly has_password: boolean;
}

/** Notes that a student signs in with another e-mail from now on, and tells the former address if it ever opened the account. */
export async function noteEmailChange(
  scope: Scope,
  former: FormerAccount,
  { now, sender }: { readonly now: Date; readonly sender: Sender },
): Promise<void> {
  const { role: by, userId: actorId } = scope.actor;
  const byOwner = actorId === former.id;
  await recordEvent(scope, { userId: former.id, action: "email_changed", actorId, ...(byOwner && { sender }) });
  if (former.has_password) await enqueueMail(scope, emailChanged(former, { by, at: now }));
}

/** Makes worthless whatever was sent so far: it went to an address that is no longer the account's. */
export async function withdrawWhatWasSent({ tx }: SignInScope, userId: number): Promise<void> {
  for (const table of ["access_links", "access_codes"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).where("used_at", "is", null).execute();
}

/**
 * Mails a registered person the link and the code that confirm the account. An invited student without a password gets the
 * invitation anew, for a code would confirm an account that cannot be entered.
 */
export async function issueConfirmation(scope: SignInScope, userId: number, now: Date): Promise<void> {
  const user = await findReader(scope, userId);
  if (user.role === "student" && !user.password_hash) {
    await enqueueMail(scope, invitation(user, await createLink(scope, userId, "confirm_student", now)));
    return;
  }
  const token = await createLink(scope, userId, "confirm_registration", now);
  const code = await issueCode(scope, userId, "confirm_registration", now);
  await enqueueMail(scope, confirmation(user, token, code));
}

/** Mails the link, and but for the administrator the code, by which a new password is chosen. */
export async function issuePasswordReset(scope: SignInScope, userId: number, now: Date): Promise<void> {
  const user = await findReader(scope, userId);
  const token = await createLink(scope, userId, "reset_password", now);
  const code = await issueCode(scope, userId, "reset_password", now);
  await enqueueMail(scope, user.role === "admin" ? adminPasswordReset(user, token) : passwordReset(user, token, code));
}

/**
 * Makes the one administrator, who chooses a password by the link that is mailed. A later start with another address corrects
 * a mistaken one, until somebody has followed the link; from then on the account is theirs.
 */
export async function inviteAdmin(scope: SignInScope, email: string, now: Date): Promise<"invited" | "is_there"> {
  const { tx } = scope;
  const invited = await tx
    .insertInto("users")
    .values({ id: ADMIN_ID, role: "admin", name: "Administração", email })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ email })
        .where("users.password_hash", "is", null)
        .where("users.email", "<>", email),
    )
    .returning("id")
    .executeTakeFirst();
  if (!invited) return "is_there";
  await tx.deleteFrom("access_links").where("user_id", "=", ADMIN_ID).execute();
  await enqueueMail(scope, adminInvitation(email, await createLink(scope, ADMIN_ID, "reset_password", now)));
  return "invited";
}

/** The token that a verified reset code is worth; it lives no longer than the code would. */
export const tradeForResetToken = (scope: SignInScope, userId: number, now: Date): Promise<string> =>
  createLink(scope, userId, "reset_password", now, CODE_MS);

/** As much work as issuing takes, for an e-mail that nobody has: time must not tell. */
export async function issueNothing(): Promise<void> {
  await hashPassword(createCode());
}

/** Marks the account's e-mail as proved; when it was, stays. */
export async function confirmAccount(scope: SignInScope, userId: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await scope.tx
    .updateTable("users")
    .set({ confirmed_at: now })
    .where("id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordEvent(scope, { userId, action: "account_confirmed", actorId: userId });
}

/** Confirms the account that a link was sent to. A link that was used before says so, for a month. */
export async function confirmByLink(
  scope: SignInScope,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Verification> {
  const userId = await spendLink(scope, { tokenHash, purpose: "confirm_registration", now });
  if (userId !== undefined) {
    await confirmAccount(scope, userId, now);
    return "verified";
  }
  return (await wasSpent(scope, tokenHash, "confirm_registration")) ? "verified_before" : "refused";
}

/** Uses up an invitation: sets the password and confirms the account, whose id it tells; none when the link is worthless. */
export async function confirmWithPassword(
  scope: SignInScope,
  { tokenHash, passwordHash, now }: { tokenHash: Buffer; passwordHash: string; now: Date },
): Promise<number | undefined> {
  const userId = await spendLink(scope, { tokenHash, purpose: "confirm_student", now });
  if (userId === undefined) return undefined;
  await setPassword(scope, userId, passwordHash);
  await confirmAccount(scope, userId, now);
  return userId;
}

/** Uses up a reset link, and with it every other; ends every session. Whoever reads the mail has proved the address too. */
export async function resetPassword(
  scope: SignInScope,
  link: { tokenHash: Buffer; passwordHash: string; now: Date; isAdmin: boolean },
): Promise<number | undefined> {
  const userId = await spendLink(scope, { ...link, purpose: "reset_password" });
  if (userId === undefined) return undefined;
  await setPassword(scope, userId, link.passwordHash);
  await confirmAccount(scope, userId, link.now);
  await endSessionsOf(scope, userId);
  return userId;
}

/** Forgets the sessions and codes that have expired, and the links of a month before. */
export async function forgetExpiredAccess({ tx }: SignInScope, now: Date): Promise<void> {
  for (const table of ["sessions", "access_codes"] as const)
    await tx.deleteFrom(table).where("expires_at", "<=", now).execute();
  const monthAgo = new Date(now.getTime() - USED_LINK_MS);
  await tx.deleteFrom("access_links").where("expires_at", "<=", monthAgo).execute();
}

async function findReader({ tx }: SignInScope, userId: number) {
  return tx
    .selectFrom("users")
    .select(["name", "email", "role", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** With a new password, what was sent for choosing another is worth nothing. */
async function setPassword({ tx }: SignInScope, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
  for (const table of ["access_links", "access_codes"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).where("purpose", "=", "reset_password").execute();
}
