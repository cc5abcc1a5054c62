import { sql } from "kysely";
import type { Role } from "#contract/call.ts";
import type { OpenSession } from "#contract/people/accounts.ts";
import type { AdminRole } from "#domain/administration.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** One person may have an account in each role. */
export const findAccount = ({ tx }: SignInScope, role: Role, email: string) =>
  tx
    .selectFrom("users")
    .select(["users.id", "users.role", "users.password_hash", "users.is_active"])
    .where("users.role", "=", role)
    .where("users.email", "=", email)
    .executeTakeFirst();

export const findStudentAccount = ({ tx }: Scope, id: number) =>
  tx.selectFrom("users").select("id").where("id", "=", id).where("role", "=", "student").executeTakeFirst();

export const findInvitingTrainer = ({ tx }: SignInScope, studentId: number) =>
  tx
    .selectFrom("users as student")
    .innerJoin("users as trainer", "trainer.id", "student.trainer_id")
    .select(["trainer.name", "trainer.photo_key"])
    .where("student.id", "=", studentId)
    .executeTakeFirstOrThrow();

/** Undefined once used or expired. */
export const findInvitation = (
  { tx }: SignInScope,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
) =>
  tx
    .selectFrom("access_links as link")
    .innerJoin("users as student", "student.id", "link.user_id")
    .innerJoin("users as trainer", "trainer.id", "student.trainer_id")
    .select(["student.name", "student.email", "trainer.name as trainer_name", "trainer.photo_key"])
    .where("link.token_hash", "=", tokenHash)
    .where("link.purpose", "=", "confirm_student")
    .where("link.used_at", "is", null)
    .where("link.expires_at", ">", now)
    .executeTakeFirst();

/** Undefined once used, expired or confirmed otherwise. */
export const findConfirmation = (
  { tx }: SignInScope,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
) =>
  tx
    .selectFrom("access_links as link")
    .innerJoin("users", "users.id", "link.user_id")
    .select(["users.name", "users.email"])
    .where("link.token_hash", "=", tokenHash)
    .where("link.purpose", "=", "confirm_registration")
    .where("link.used_at", "is", null)
    .where("link.expires_at", ">", now)
    .where("users.confirmed_at", "is", null)
    .executeTakeFirst();

/** An expired link counts too. */
export async function isConfirmed({ tx }: SignInScope, tokenHash: Buffer): Promise<boolean> {
  const confirmed = await tx
    .selectFrom("access_links as link")
    .innerJoin("users", "users.id", "link.user_id")
    .select("users.id")
    .where("link.token_hash", "=", tokenHash)
    .where("link.purpose", "=", "confirm_registration")
    .where("users.confirmed_at", "is not", null)
    .executeTakeFirst();
  return confirmed !== undefined;
}

export const findSignInName = ({ tx }: SignInScope, userId: number) =>
  tx.selectFrom("users").select(["role", "email as account"]).where("id", "=", userId).executeTakeFirstOrThrow();

/** `tokenHash` is the session of the request. */
export async function listSessions(
  { tx, actor }: Scope,
  { tokenHash, now }: { tokenHash: Buffer | undefined; now: Date },
): Promise<OpenSession[]> {
  const rows = await tx
    .selectFrom("sessions")
    .select(["id", "created_at", "used_at", "expires_at", "user_agent", "token_hash"])
    .where("user_id", "=", actor.userId)
    .where("expires_at", ">", now)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, created_at, used_at, expires_at, user_agent, token_hash }) => ({
    id,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    user_agent,
    is_current: tokenHash !== undefined && token_hash.equals(tokenHash),
  }));
}

export async function findSessionId({ tx, actor }: Scope, tokenHash: Buffer | undefined): Promise<number | undefined> {
  if (!tokenHash) return undefined;
  const session = await tx
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return session?.id;
}

export async function isSessionOpen({ tx }: SignInScope, id: number, now: Date): Promise<boolean> {
  const session = await tx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .where("users.is_active", "=", true)
    .executeTakeFirst();
  return session !== undefined;
}

export const hasAdmin = async ({ tx }: SignInScope): Promise<boolean> =>
  (await tx.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirst()) !== undefined;

export async function listTrainerIds({ tx }: SignInScope): Promise<readonly number[]> {
  const rows = await tx.selectFrom("users").select("id").where("role", "=", "trainer").execute();
  return rows.map(({ id }) => id);
}

export const awaitsApproval = async ({ tx }: SignInScope, id: number): Promise<boolean> =>
  (await tx
    .selectFrom("students")
    .select("id")
    .where("id", "=", id)
    .where("awaits_approval_since", "is not", null)
    .executeTakeFirst()) !== undefined;

/** Owners do everything, so they are told too. */
export const listAdministratorsToTell = ({ tx }: SignInScope, role: AdminRole) =>
  tx
    .selectFrom("users")
    .select(["name", "email"])
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .where(sql<boolean>`admin_roles && array['owner', ${role}]`)
    .orderBy("id")
    .execute();

export async function hasLapsed({ tx }: SignInScope, trainerId: number, today: CalendarDate): Promise<boolean> {
  const { lapsed } = await tx
    .selectNoFrom(sql<boolean>`has_lapsed(${trainerId}, ${today}::date)`.as("lapsed"))
    .executeTakeFirstOrThrow();
  return lapsed;
}
