import type { Role } from "#contract/call.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { LockedAccount } from "../../../../platform/credentials/account-lock.ts";
import { lockCheckedAccount } from "../../../../platform/credentials/account-lock.ts";
import { isPassword } from "../../../../platform/credentials/passwords.ts";
import * as secretAttempt from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { startSession } from "../commands.ts";
import { type Account, findAccount, hasLapsed } from "../queries.ts";

interface Credentials {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly sender: Sender;
}

type SignedIn =
  | { readonly outcome: "signed_in"; readonly token: string; readonly lapsed: boolean }
  | Outcome<"wrong_credentials" | "account_unconfirmed">
  | { readonly outcome: "account_inactive"; readonly detail: string };

/** The second transaction starts the session only if the hash that was checked is still the account's. */
export async function signIn(dependencies: Dependencies, credentials: Credentials): Promise<{ token: string }> {
  const { db } = dependencies;
  const { role, email, password, sender } = credentials;
  const attempt = await secretAttempt.begin(dependencies, { kind: "password", role, account: email }, sender.network);
  const found = await inSignInScope(db, (scope) => findAccount(scope, role, email));
  const checkedHash = (await isPassword(password, found?.password_hash)) ? found?.password_hash : undefined;
  const result = await inSignInScope(db, async (scope): Promise<SignedIn> => {
    const account = found && checkedHash ? await lockCheckedAccount(scope, found.id, checkedHash) : undefined;
    if (!account) {
      await attempt.fail(scope);
      return found ? refuseCredentials(scope, found, sender) : { outcome: "wrong_credentials" };
    }
    await attempt.succeed(scope);
    return openSession(scope, account, { ...dependencies, sender });
  });
  if (result.outcome !== "signed_in") return refuse(result.outcome, result);
  return result.lapsed ? refuse("subscription_lapsed", { token: result.token }) : { token: result.token };
}

/** An invited student has no password yet and is sent to the code of the invitation. */
async function refuseCredentials(scope: SignInScope, account: Account, sender: Sender): Promise<SignedIn> {
  const isInvited = account.role === "student" && account.password_hash === null && account.is_active;
  if (isInvited) return { outcome: "account_unconfirmed" };
  await recordEvent(scope, { userId: account.id, action: "sign_in_failed", actorId: null, sender });
  return { outcome: "wrong_credentials" };
}

async function openSession(
  scope: SignInScope,
  account: LockedAccount,
  { clock, sender }: Pick<Dependencies, "clock"> & { readonly sender: Sender },
): Promise<SignedIn> {
  const { id, role } = account;
  if (!account.is_active) return { outcome: "account_inactive", detail: inactiveSentence(account) };
  if (!account.confirmed_at) return { outcome: "account_unconfirmed" };
  const now = clock.now();
  await recordEvent(scope, { userId: id, action: "signed_in", actorId: id, sender });
  const token = await startSession(scope, id, { now, userAgent: sender.userAgent });
  // The password comes first: after it, every call answers 402.
  const mayLapse = role === "trainer" && !account.must_change_password;
  const lapsed = mayLapse && (await hasLapsed(scope, id, todayInSaoPaulo(now.getTime())));
  return { outcome: "signed_in", token, lapsed };
}

const inactiveSentence = ({ role }: LockedAccount): string =>
  role === "student"
    ? "Seu acesso está inativo. Fale com o seu personal."
    : "Seu acesso está inativo. Fale com o suporte.";
