import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { type Actor, inSignInScope, type SignInScope } from "../database/scope.ts";
import { refuse } from "../refusal.ts";
import { type LockedAccount, lockCheckedAccount, lockSession } from "./account-lock.ts";
import { countAttempt, forgiveAttempt, type GuessedSecret, recordFailure } from "./attempt-counts.ts";
import { isPassword } from "./passwords.ts";

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** The transaction of the outcome calls one of the two. */
export interface SecretAttempt {
  fail(scope: SignInScope): Promise<void>;
  succeed(scope: SignInScope): Promise<void>;
}

/** The count has its own transaction, before the secret is checked. */
export async function begin({ db, clock }: Services, secret: GuessedSecret, network: string): Promise<SecretAttempt> {
  const attempt = { secret, network, now: clock.now() };
  const counted = await inSignInScope(db, (scope) => countAttempt(scope, attempt));
  if (!counted.admitted) {
    return refuse("too_many_tries", { retryAfterSeconds: Math.ceil(counted.waitMs / 1000) });
  }
  return {
    fail: (scope) => recordFailure(scope, { ...attempt, now: clock.now() }),
    succeed: (scope) => forgiveAttempt(scope, attempt, counted.unfamiliar),
  };
}

export interface SignedInRequest {
  readonly actor: Actor;
  readonly tokenHash: Buffer | undefined;
  readonly sender: { readonly network: string };
}

/** The transaction that acts calls `confirm` first: it locks the account and refuses a password or session changed since. */
export async function checkOwnPassword(
  services: Services,
  { actor: { role, userId }, tokenHash, sender }: SignedInRequest,
  typed: { readonly password: string; readonly field: string },
): Promise<{ confirm(scope: SignInScope): Promise<LockedAccount> }> {
  const { db } = services;
  const attempt = await begin(services, { kind: "password", role, account: `#${userId}` }, sender.network);
  const hash = await inSignInScope(db, (scope) => findPasswordHash(scope, userId));
  if (!(await isPassword(typed.password, hash)) || !hash) {
    await inSignInScope(db, attempt.fail);
    return refuse("invalid", { fields: { [typed.field]: "Senha atual incorreta" } });
  }
  return {
    async confirm(scope) {
      const account = await lockCheckedAccount(scope, userId, hash);
      const session = tokenHash && (await lockSession(scope, userId, tokenHash));
      if (!account || !session) return refuse("not_signed_in");
      await attempt.succeed(scope);
      return account;
    },
  };
}

async function findPasswordHash({ tx }: SignInScope, userId: number): Promise<string | null> {
  const account = await tx.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  return account?.password_hash ?? null;
}
