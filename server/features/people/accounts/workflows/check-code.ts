import type { Role } from "#contract/call.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type LockedAccount, lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { countCodeAttempt, spendCode, type Verification } from "../../../../platform/credentials/codes.ts";
import { isPassword } from "../../../../platform/credentials/passwords.ts";
import * as secretAttempt from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { findAccount } from "../queries.ts";

export interface TypedCode {
  readonly email: string;
  readonly role: Role;
  readonly code: string;
  readonly purpose: "confirm_registration" | "reset_password";
  readonly sender: Sender;
}

export interface CheckedCode {
  readonly account: LockedAccount;
  readonly outcome: Exclude<Verification["outcome"], "refused">;
  readonly now: Date;
}

/** The attempt counts in an earlier transaction, also when a later step fails. Unknown e-mails take the same time. */
export async function checkCode<T>(
  dependencies: Pick<Dependencies, "db" | "clock">,
  { email, role, code, purpose, sender }: TypedCode,
  accept: (scope: SignInScope, checked: CheckedCode) => Promise<T>,
): Promise<T | undefined> {
  const { db, clock } = dependencies;
  const attempt = await secretAttempt.begin(dependencies, { kind: "code", role, account: email }, sender.network);
  const { userId, hash } = await inSignInScope(db, async (scope) => {
    const account = await findAccount(scope, role, email);
    return {
      userId: account?.id,
      hash: account && (await countCodeAttempt(scope, account.id, { purpose, now: clock.now() })),
    };
  });
  const checkedHash = (await isPassword(code, hash)) ? hash : undefined;
  return inSignInScope(db, async (scope) => {
    const now = clock.now();
    const account = userId !== undefined && checkedHash ? await lockAccount(scope, userId) : undefined;
    const spent = account && checkedHash && (await spendCode(scope, account.id, { purpose, checkedHash, now }));
    if (!account || !spent || spent.outcome === "refused") {
      await attempt.fail(scope);
      return undefined;
    }
    await attempt.succeed(scope);
    return accept(scope, { account, outcome: spent.outcome, now });
  });
}
