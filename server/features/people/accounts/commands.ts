import { sql } from "kysely";
import type { AdminRole } from "#domain/administration.ts";
import { forgiveAllAttempts } from "../../../platform/credentials/attempt-counts.ts";
import type { Verification } from "../../../platform/credentials/codes.ts";
import { createLink, spendLink, wasSpent } from "../../../platform/credentials/links.ts";
import { endTicketsOf } from "../../../platform/credentials/tickets.ts";
import { forgetCreations } from "../../../platform/database/create-once.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { forgetRequestCounts } from "../../../platform/database/request-counts.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import { enqueueAccessMails, enqueueMail, enqueueMails, removeFilesAtOnce } from "../../../platform/jobs/commands.ts";
import { FACTOR_GRACE_MS, LINK, MAX_SESSIONS } from "../../../platform/limits.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { createToken } from "../../../platform/tokens.ts";
import { recordEvent } from "../audit/commands.ts";
import { adminInvitation } from "./mail.ts";
import { findSignInName, listAdministratorsToTell } from "./queries.ts";

export const ADMIN_ID = 1;

interface NewSession {
  readonly now: Date;
  readonly userAgent: string | undefined;
  /** Without a request for this time it ends. */
  readonly idleMs: number;
}

/** Only the token's hash is stored. */
export async function startSession(
  { tx }: SignInScope,
  userId: number,
  { now, userAgent, idleMs }: NewSession,
): Promise<string> {
  const { token, hash } = createToken();
  await tx
    .insertInto("sessions")
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now,
      used_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + idleMs),
      idle_seconds: Math.ceil(idleMs / 1000),
      user_agent: userAgent ?? null,
    })
    .execute();
  const surplus = await tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .offset(MAX_SESSIONS)
    .execute();
  if (surplus.length > 0) {
    const ids = surplus.map(({ id }) => id);
    await tx.deleteFrom("sessions").where("id", "=", anyOf(ids, "bigint")).execute();
  }
  await tx.updateTable("users").set({ last_sign_in_at: now }).where("id", "=", userId).execute();
  return token;
}

/** From then on a week is left to add a second factor, where one is required. */
export async function noteFirstSignIn({ tx }: SignInScope, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ second_factor_due_at: new Date(now.getTime() + FACTOR_GRACE_MS) })
    .where("id", "=", userId)
    .where("second_factor_due_at", "is", null)
    .execute();
}

export async function endSession({ tx }: Scope, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Whoever was signed in may have asked for another e-mail. The caller holds the account's lock. */
export async function endSessionsOf(scope: SignInScope, userId: number): Promise<void> {
  await withdrawAskedEmail(scope, userId);
  await scope.tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** The link to the new address ends. False: none waited. */
export async function withdrawAskedEmail({ tx }: SignInScope, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("email_changes")
    .set({ withdrawn_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("changed_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The owner has signed in with the account's e-mail, or has used what was mailed to it. It was set by somebody in charge, and counts as the
 * owner's from now on. The caller holds the account's lock.
 */
export async function proveEmail({ tx }: SignInScope, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("email_changes")
    .set({ proved_at: now })
    .where("user_id", "=", userId)
    .where("link_hash", "is", null)
    .where("proved_at", "is", null)
    .execute();
}

export async function endOwnSession({ tx, actor }: Scope, id: number): Promise<Outcome<"ended" | "not_found">> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return { outcome: numDeletedRows > 0n ? "ended" : "not_found" };
}

/** Copies of all data end, regardless of who asked for them. The caller holds the account's lock. */
async function endExportsOf({ tx }: SignInScope, userId: number): Promise<void> {
  const ready = await tx
    .selectFrom("data_exports")
    .select("file_key")
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .forUpdate()
    .execute();
  await tx
    .updateTable("data_exports")
    .set({ state: "expired", file_key: null, size_bytes: null })
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .execute();
  await tx
    .updateTable("data_exports")
    .set({ state: "failed" })
    .where("user_id", "=", userId)
    .where("state", "=", "queued")
    .execute();
  await removeFilesAtOnce(
    { tx },
    ready.map(({ file_key }) => file_key),
  );
}

/**
 * Older links are marked as used, not removed, so that one still says that the account is confirmed. A change within
 * `keptSession` leaves mailed resets alone: a stranger with the password must not lock out the owner of the mailbox.
 * An e-mail that waits for its mailbox ends: whoever knew the former password may have asked for it.
 * The caller holds the account's lock.
 */
export async function setPassword(
  { tx }: SignInScope,
  userId: number,
  { passwordHash, now, keptSession }: { passwordHash: string; now: Date; keptSession?: Buffer },
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ password_hash: passwordHash, must_change_password: false })
    .where("id", "=", userId)
    .execute();
  for (const table of ["access_links", "access_codes"] as const)
    await tx
      .updateTable(table)
      .set({ used_at: now })
      .where("user_id", "=", userId)
      .where("used_at", "is", null)
      .$if(keptSession !== undefined, (unspent) => unspent.where("purpose", "<>", "reset_password"))
      .execute();
  await endTicketsOf({ tx }, userId);
  await withdrawAskedEmail({ tx }, userId);
  // Who comes by a mailed link had lost the account, perhaps to who asked for the copy.
  if (keptSession === undefined) await endExportsOf({ tx }, userId);
  await tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(keptSession !== undefined, (others) => others.where("token_hash", "<>", keptSession ?? Buffer.of()))
    .execute();
}

export async function inviteStudents(scope: Scope, studentIds: readonly number[]): Promise<void> {
  await enqueueAccessMails(scope, "invitation", studentIds);
  await recordEvent(scope, { userId: studentIds, action: "access_sent", actorId: scope.actor.userId });
}

/** Earlier links went to an address that is no longer the account's. */
export async function withdrawSentAccess({ tx }: SignInScope, userId: number): Promise<void> {
  for (const table of ["access_links", "access_codes"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).where("used_at", "is", null).execute();
}

/** A later start with another address corrects the first one until a password was chosen. */
export async function inviteAdmin(
  scope: SignInScope,
  email: string,
  now: Date,
): Promise<Outcome<"invited" | "is_there">> {
  const { tx } = scope;
  const invited = await tx
    .insertInto("users")
    .values({ id: ADMIN_ID, role: "admin", admin_roles: ["owner"], name: "Administração", email })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ email })
        .where("users.password_hash", "is", null)
        .where("users.email", "<>", email),
    )
    .returning("id")
    .executeTakeFirst();
  if (!invited) return { outcome: "is_there" };
  await tx.deleteFrom("access_links").where("user_id", "=", ADMIN_ID).execute();
  await enqueueMail(scope, adminInvitation(email, await createLink(scope, ADMIN_ID, "reset_password", { now })));
  return { outcome: "invited" };
}

/** The first proof counts. Each comes from the account's mailbox. */
export async function confirmAccount(scope: SignInScope, userId: number, now: Date): Promise<void> {
  await proveEmail(scope, userId, now);
  const { numUpdatedRows } = await scope.tx
    .updateTable("users")
    .set({ confirmed_at: now })
    .where("id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordEvent(scope, { userId, action: "account_confirmed", actorId: userId });
}

/** A link that was used before says so for a month. */
export async function confirmByLink(
  scope: SignInScope,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<Verification> {
  const userId = await spendLink(scope, { tokenHash, purpose: "confirm_registration", now });
  if (userId !== undefined) {
    await confirmAccount(scope, userId, now);
    return { outcome: "verified" };
  }
  const wasConfirmed = await wasSpent(scope, tokenHash, "confirm_registration");
  return { outcome: wasConfirmed ? "verified_before" : "refused" };
}

/** The owner came by a mailed link: other people's failures no longer lock them out. */
export async function forgiveAttempts(
  scope: SignInScope,
  userId: number,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<void> {
  const secret = { kind: "password", ...(await findSignInName(scope, userId)) } as const;
  await forgiveAllAttempts(scope, { secret, network, now });
}

/** A device that gets notices outlives a session that expires, and only that. */
export async function forgetExpiredAccess(scope: SignInScope, now: Date): Promise<void> {
  const { tx } = scope;
  await forgetRequestCounts(scope);
  await forgetCreations(scope);
  await tx
    .updateTable("notice_devices")
    .from("sessions")
    .set({ session_id: null })
    .whereRef("sessions.id", "=", "notice_devices.session_id")
    .where("sessions.expires_at", "<=", now)
    .execute();
  for (const table of ["sessions", "access_codes"] as const)
    await tx.deleteFrom(table).where("expires_at", "<=", now).execute();
  for (const table of ["sign_in_tickets", "passkey_challenges"] as const)
    await tx.deleteFrom(table).where("expires_at", "<=", now).execute();
  await forgetEmailChanges(scope, now);
  const forgotten = new Date(now.getTime() - LINK.rememberedMs);
  await tx.deleteFrom("access_links").where("expires_at", "<=", forgotten).execute();
}

/**
 * Of changes that can no more be confirmed or undone. With them goes the claim on the former address. One to an address that its owner has not
 * proved stays without its link, so that it is still known as such when it is corrected.
 */
async function forgetEmailChanges({ tx }: SignInScope, now: Date): Promise<void> {
  await tx
    .updateTable("email_changes")
    .set({ undo_hash: null, undo_until: null })
    .where("undo_until", "<=", now)
    .where("link_hash", "is", null)
    .where("proved_at", "is", null)
    .where("undone_at", "is", null)
    .execute();
  await tx.deleteFrom("email_changes").where("undo_until", "<=", now).execute();
  await tx.deleteFrom("email_changes").where("undo_hash", "is", null).where("link_expires_at", "<=", now).execute();
  await tx.deleteFrom("email_changes").where("undo_hash", "is", null).where("proved_at", "is not", null).execute();
}

type Administrator = Awaited<ReturnType<typeof listAdministratorsToTell>>[number];

export async function mailAdministrators(
  scope: SignInScope,
  role: AdminRole,
  letterOf: (administrator: Administrator) => Letter,
): Promise<void> {
  const administrators = await listAdministratorsToTell(scope, role);
  await enqueueMails(scope, administrators.map(letterOf));
}
