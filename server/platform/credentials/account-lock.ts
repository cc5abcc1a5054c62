import { anyOf } from "../database/lists.ts";
import type { SignInScope } from "../database/scope.ts";
import { refuse } from "../refusal.ts";

/** Each check or change of a secret locks the account before links, codes, sessions and counts: one order avoids deadlocks. */
export const lockAccount = ({ tx }: SignInScope, userId: number) =>
  tx
    .selectFrom("users")
    .select([
      "id",
      "role",
      "trainer_id",
      "name",
      "email",
      "password_hash",
      "is_active",
      "confirmed_at",
      "must_change_password",
    ])
    .where("id", "=", userId)
    // An account that was erased meanwhile gets no links, codes and mails any more.
    .where("role", "=", anyOf(["trainer", "student", "admin"], "text"))
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Locks several accounts in the order of their ids. */
export async function lockAccounts({ tx }: SignInScope, userIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", anyOf(userIds, "bigint"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Hashes are checked before the transaction, so another request may have set a new password since. */
export async function lockCheckedAccount(
  scope: SignInScope,
  userId: number,
  checkedHash: string,
): Promise<LockedAccount | undefined> {
  const account = await lockAccount(scope, userId);
  return account?.password_hash === checkedHash ? account : undefined;
}

export interface OwnSession {
  readonly userId: number;
  readonly tokenHash: Buffer | undefined;
}

/** The session may have ended since the guard let the request in. */
export async function lockOwnAccount(scope: SignInScope, { userId, tokenHash }: OwnSession): Promise<LockedAccount> {
  const account = await lockAccount(scope, userId);
  const session = tokenHash && (await lockSession(scope, userId, tokenHash));
  return account && session ? account : refuse("not_signed_in");
}

/** A locked session cannot end before this transaction does. */
export async function lockSession({ tx }: SignInScope, userId: number, tokenHash: Buffer) {
  return tx
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .forKeyShare()
    .executeTakeFirst();
}
