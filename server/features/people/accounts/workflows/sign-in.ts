import type { Role } from "#contract/call.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type LockedAccount, lockCheckedAccount } from "../../../../platform/credentials/account-lock.ts";
import { isPassword } from "../../../../platform/credentials/passwords.ts";
import * as secretAttempt from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { proveEmail } from "../commands.ts";
import { type Account, findAccount } from "../queries.ts";
import { admit, openSession } from "./open-session.ts";

interface Credentials {
  /** Several: the person did not say which. Always in one order. */
  readonly roles: readonly Role[];
  readonly email: string;
  readonly password: string;
  readonly sender: Sender;
}

/** One role's account, and what its password was checked against. */
interface CheckedRole {
  readonly attempt: secretAttempt.SecretAttempt | undefined;
  readonly waitMs: number;
  readonly account: Account | undefined;
  /** Undefined: the password is wrong. */
  readonly checkedHash: string | undefined;
}

type SignedIn =
  | Awaited<ReturnType<typeof openSession>>
  | Outcome<"wrong_credentials" | "role_undecided" | "too_many_tries">;

/**
 * Each role has its own count, which a try without a role uses up as one with that role does: leaving the role out tests no more
 * passwords against an account. A paused role is left out and does not keep the other one from being opened. The second
 * transaction starts the session only if the hash that was checked is still the account's.
 */
export async function signIn(dependencies: Dependencies, credentials: Credentials): Promise<{ token: string }> {
  const { db } = dependencies;
  const { roles, email, password, sender } = credentials;
  const secrets = roles.map((role) => ({ kind: "password", role, account: email }) as const);
  const begun = await secretAttempt.beginEach(dependencies, secrets, sender.network);
  if (begun.every(({ attempt }) => attempt === undefined)) return secretAttempt.refusePaused(begun);
  const accounts = await inSignInScope(db, async (scope) => {
    const rows: (Account | undefined)[] = [];
    for (const { secret, attempt } of begun) rows.push(attempt && (await findAccount(scope, secret.role, email)));
    return rows;
  });
  const checked = await Promise.all(
    begun.map(async ({ attempt, waitMs }, index): Promise<CheckedRole> => {
      const account = accounts[index];
      const isRight = await isPassword(password, account?.password_hash);
      return { attempt, waitMs, account, checkedHash: (isRight && account?.password_hash) || undefined };
    }),
  );
  const result = await inSignInScope(db, async (scope): Promise<SignedIn> => {
    const matches = await lockMatches(scope, checked);
    await countOutcomes(scope, checked, matches, sender);
    if (matches.length === 0) return refuseCredentials(checked);
    // An account that cannot be opened is no choice beside one that can.
    const active = matches.filter(({ is_active }) => is_active);
    const [account, other] = active.length > 0 ? active : matches;
    if (!account || other) return { outcome: "role_undecided" };
    // It may have moved since it was found by the typed one.
    if (account.email === email) await proveEmail(scope, account.id, dependencies.clock.now());
    return openSession(scope, account, { ...dependencies, sender });
  });
  if (result.outcome === "too_many_tries") return secretAttempt.refusePaused(checked);
  if (result.outcome === "wrong_credentials" || result.outcome === "role_undecided") return refuse(result.outcome);
  return admit(result);
}

/** In the order of their ids, as all who lock several accounts. */
async function lockMatches(scope: SignInScope, checked: readonly CheckedRole[]): Promise<LockedAccount[]> {
  const matches: LockedAccount[] = [];
  for (const { account, checkedHash } of checked.toSorted((a, b) => (a.account?.id ?? 0) - (b.account?.id ?? 0))) {
    const locked = account && checkedHash && (await lockCheckedAccount(scope, account.id, checkedHash));
    if (locked) matches.push(locked);
  }
  return matches;
}

/**
 * A right password in one role is a failed guess in the other, because whoever knows the one could otherwise try the other
 * without end. Where the other role has no password there was nothing to guess.
 */
async function countOutcomes(
  scope: SignInScope,
  checked: readonly CheckedRole[],
  matches: readonly LockedAccount[],
  sender: Sender,
): Promise<void> {
  for (const { attempt, account } of checked) {
    if (!attempt) continue;
    if (matches.some(({ id }) => id === account?.id)) await attempt.succeed(scope);
    else if (matches.length > 0 && !account?.password_hash) await attempt.withdraw(scope);
    else {
      await attempt.fail(scope);
      if (account && !isInvited(account))
        await recordEvent(scope, { userId: account.id, action: "sign_in_failed", actorId: null, sender });
    }
  }
}

/** An invited student has no password yet and is sent to the code of the invitation. */
function refuseCredentials(checked: readonly CheckedRole[]): SignedIn {
  if (checked.some(({ account }) => account && isInvited(account)))
    return { outcome: "account_unconfirmed", students: true };
  // The password of the role that was left out may be the right one.
  return { outcome: checked.every(({ attempt }) => attempt) ? "wrong_credentials" : "too_many_tries" };
}

const isInvited = ({ role, password_hash, is_active }: Account): boolean =>
  role === "student" && password_hash === null && is_active;
