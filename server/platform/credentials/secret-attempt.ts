import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection/connection.ts";
import { type Actor, inSignInScope, type SignInScope } from "../database/scope.ts";
import { refuse } from "../refusal.ts";
import { type LockedAccount, lockCheckedAccount, lockSession } from "./account-lock.ts";
import { type Attempt, countAttempt, forgiveAttempt, type GuessedSecret, recordFailure } from "./attempt-counts.ts";
import { isPassword } from "./passwords.ts";

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** The transaction of the outcome calls one of the three. */
export interface SecretAttempt {
  fail(scope: SignInScope): Promise<void>;
  succeed(scope: SignInScope): Promise<void>;
  /** There was no secret to guess. */
  withdraw(scope: SignInScope): Promise<void>;
}

interface Begun<Secret extends GuessedSecret> {
  readonly secret: Secret;
  /** Undefined: the secret must not be tried for `waitMs`. */
  readonly attempt: SecretAttempt | undefined;
  readonly waitMs: number;
}

/**
 * The counts have their own transaction, before any secret is checked. Callers name the secrets in one order, so that two
 * requests never wait for each other.
 */
export function beginEach<Secret extends GuessedSecret>(
  { db, clock }: Services,
  secrets: readonly Secret[],
  network: string,
): Promise<readonly Begun<Secret>[]> {
  const now = clock.now();
  return inSignInScope(db, async (scope) => {
    const begun: Begun<Secret>[] = [];
    for (const secret of secrets) {
      const attempt = { secret, network, now };
      const counted = await countAttempt(scope, attempt);
      begun.push(
        counted.admitted
          ? { secret, attempt: outcomesOf(attempt, counted.unfamiliar, clock), waitMs: 0 }
          : { secret, attempt: undefined, waitMs: counted.waitMs },
      );
    }
    return begun;
  });
}

const outcomesOf = (attempt: Attempt, unfamiliar: boolean, clock: Clock): SecretAttempt => ({
  fail: (scope) => recordFailure(scope, { ...attempt, now: clock.now() }),
  succeed: (scope) => forgiveAttempt(scope, attempt, { unfamiliar, isOpened: true }),
  withdraw: (scope) => forgiveAttempt(scope, attempt, { unfamiliar, isOpened: false }),
});

export async function begin(services: Services, secret: GuessedSecret, network: string): Promise<SecretAttempt> {
  const begun = await beginEach(services, [secret], network);
  return begun[0]?.attempt ?? refusePaused(begun);
}

/** The longest pause: after it, each of the secrets may be tried. */
export const refusePaused = (begun: readonly Pick<Begun<GuessedSecret>, "waitMs">[]): never =>
  refuse("too_many_tries", { retryAfterSeconds: Math.ceil(Math.max(...begun.map(({ waitMs }) => waitMs)) / 1000) });

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
