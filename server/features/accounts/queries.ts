import type { CurrentUser, OpenSession } from "#contract/accounts.ts";
import type { Role } from "#contract/call.ts";
import { ROLE_TYPES } from "#contract/call.ts";
import type { Scope, SignInScope } from "../../platform/database/scope.ts";
import type { PhotoStore } from "../../platform/files/photos.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account of an e-mail in one role. One person may have an account in each role. */
export const findAccount = ({ tx }: SignInScope, role: Role, email: string) =>
  tx
    .selectFrom("users")
    .select(["users.id", "users.role", "users.password_hash", "users.is_active"])
    .where("users.role", "=", role)
    .where("users.email", "=", email)
    .executeTakeFirst();

/** The role and e-mail that a person signs in with. */
export const findSignInName = ({ tx }: SignInScope, userId: number) =>
  tx.selectFrom("users").select(["role", "email as account"]).where("id", "=", userId).executeTakeFirstOrThrow();

/** The acting person, in the shape of the wire. */
export async function findCurrentUser({ tx, actor }: Scope, photos: PhotoStore): Promise<CurrentUser> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "role", "name", "email", "phone", "photo_key", "is_active", "last_sign_in_at"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return {
    id: user.id,
    role_id: user.id,
    role_type: ROLE_TYPES[user.role],
    fullname: user.name,
    email: user.email,
    phone: user.phone,
    photo_url: photos.linkTo(user.photo_key),
    is_active: user.is_active,
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
  };
}

/** The open sessions of the acting person, the latest first. `tokenHash` is the session of the request. */
export async function listSessions(
  { tx, actor }: Scope,
  { tokenHash, now }: { tokenHash: Buffer | undefined; now: Date },
): Promise<OpenSession[]> {
  const rows = await tx
    .selectFrom("sessions")
    .select(["id", "created_at", "expires_at", "user_agent", "token_hash"])
    .where("user_id", "=", actor.userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, created_at, expires_at, user_agent, token_hash }) => ({
    id,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    user_agent,
    is_current: tokenHash !== undefined && token_hash.equals(tokenHash),
  }));
}

/** Whether this installation has an administrator. */
export const hasAdmin = async ({ tx }: SignInScope): Promise<boolean> =>
  (await tx.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirst()) !== undefined;
