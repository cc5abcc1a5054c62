import type { Role } from "#contract/call.ts";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import { anyOf } from "../database/lists.ts";
import type { SignInScope } from "../database/scope.ts";
import { createToken } from "../tokens.ts";

const LINK_MS = 48 * MS_PER_HOUR;

type LinkPurpose = "confirm_student" | "confirm_registration" | "reset_password";

const rowOf = (userId: number, hash: Buffer, purpose: LinkPurpose, now: Date, lifeMs = LINK_MS) => ({
  token_hash: hash,
  user_id: userId,
  purpose,
  created_at: now,
  expires_at: new Date(now.getTime() + lifeMs),
});

/** The token of a new link, for 48 hours unless told otherwise. */
export async function createLink(
  { tx }: SignInScope,
  userId: number,
  purpose: LinkPurpose,
  now: Date,
  lifeMs?: number,
): Promise<string> {
  const { token, hash } = createToken();
  await tx
    .insertInto("access_links")
    .values(rowOf(userId, hash, purpose, now, lifeMs))
    .execute();
  return token;
}

/** The same for many people in one statement: each with the token. */
export async function createLinks<Person extends { readonly id: number }>(
  { tx }: SignInScope,
  people: readonly Person[],
  purpose: LinkPurpose,
  now: Date,
): Promise<readonly { readonly person: Person; readonly token: string }[]> {
  const made = people.map((person) => ({ person, ...createToken() }));
  await tx
    .insertInto("access_links")
    .values(made.map(({ person, hash }) => rowOf(person.id, hash, purpose, now)))
    .execute();
  return made;
}

/** Whose link it was, or undefined when it was used, has expired, or is for something else. */
export async function spendLink(
  { tx }: SignInScope,
  {
    tokenHash,
    purpose,
    now,
    isAdmin = false,
  }: { tokenHash: Buffer; purpose: LinkPurpose; now: Date; isAdmin?: boolean },
): Promise<number | undefined> {
  const roles: readonly Role[] = isAdmin ? ["admin"] : ["trainer", "student"];
  const used = await tx
    .updateTable("access_links")
    .from("users")
    .set({ used_at: now })
    .whereRef("users.id", "=", "access_links.user_id")
    .where("users.role", "=", anyOf(roles, "text"))
    .where("access_links.token_hash", "=", tokenHash)
    .where("access_links.purpose", "=", purpose)
    .where("access_links.used_at", "is", null)
    .where("access_links.expires_at", ">", now)
    .returning("access_links.user_id")
    .executeTakeFirst();
  return used?.user_id;
}

/** Whether a link was followed before; known for as long as used links are kept. */
export async function wasSpent({ tx }: SignInScope, tokenHash: Buffer, purpose: LinkPurpose): Promise<boolean> {
  const before = await tx
    .selectFrom("access_links")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_at", "is not", null)
    .executeTakeFirst();
  return before !== undefined;
}
