import type { Role } from "#contract/call.ts";
import type { SignInScope } from "../database/scope.ts";
import { LINK } from "../limits.ts";
import { createToken } from "../tokens.ts";
import { lockAccount } from "./account-lock.ts";

type LinkPurpose = "confirm_student" | "confirm_registration" | "reset_password";

export async function createLink(
  { tx }: SignInScope,
  userId: number,
  purpose: LinkPurpose,
  { now, lifeMs = LINK.lifeMs }: { readonly now: Date; readonly lifeMs?: number },
): Promise<string> {
  const { token, hash } = createToken();
  const expires_at = new Date(now.getTime() + lifeMs);
  await tx
    .insertInto("access_links")
    .values({ token_hash: hash, user_id: userId, purpose, created_at: now, expires_at })
    .execute();
  return token;
}

interface Spending {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly isAdmin?: boolean;
}

/** Undefined when the link was used, has expired, or has another purpose. */
export async function spendLink(
  scope: SignInScope,
  { tokenHash, purpose, now, isAdmin = false }: Spending,
): Promise<number | undefined> {
  const link = await scope.tx
    .selectFrom("access_links")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  const account = link && (await lockAccount(scope, link.user_id));
  const roles: readonly Role[] = isAdmin ? ["admin"] : ["trainer", "student"];
  if (!account || !roles.includes(account.role)) return undefined;
  const spent = await scope.tx
    .updateTable("access_links")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return spent?.user_id;
}

export async function wasSpent({ tx }: SignInScope, tokenHash: Buffer, purpose: LinkPurpose): Promise<boolean> {
  const spentLink = await tx
    .selectFrom("access_links")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_at", "is not", null)
    .executeTakeFirst();
  return spentLink !== undefined;
}
