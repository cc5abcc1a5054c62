import type { Call } from "#contract/call.ts";
import { inSignInScope, type SignInScope } from "../database/scope.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Sender, Served } from "../http/route.ts";
import { refuse } from "../refusal.ts";
import { countAttempt, forgiveAttempt, type GuessedSecret, recordFailure } from "./attempt-counts.ts";
import { isPassword } from "./passwords.ts";
import { findPasswordHash } from "./queries.ts";

/** An attempt that was counted. One of the two is called once the secret was checked, in the transaction of the outcome. */
export interface SecretAttempt {
  fail(scope: SignInScope): Promise<void>;
  succeed(scope: SignInScope): Promise<void>;
}

/** Counts an attempt in its own transaction before the secret is checked. After too many failures it refuses with a pause. */
export async function begin(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  secret: GuessedSecret,
  { network }: Sender,
): Promise<SecretAttempt> {
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

type Asking = Pick<Served<Call>, "actor" | "inScope" | "sender">;

/**
 * Checks the password of a signed-in person and refuses a wrong one at its field. The caller runs the returned function in
 * the transaction that acts: it takes the attempt back.
 */
export async function checkOwnPassword(
  dependencies: Pick<Dependencies, "db" | "clock">,
  { actor: { role, userId }, inScope, sender }: Asking,
  typed: { readonly password: string; readonly field: string },
): Promise<(scope: SignInScope) => Promise<void>> {
  const attempt = await begin(dependencies, { kind: "password", role, account: `#${userId}` }, sender);
  if (await isPassword(typed.password, await inScope(findPasswordHash))) return attempt.succeed;
  await inSignInScope(dependencies.db, attempt.fail);
  return refuse("invalid", { fields: { [typed.field]: "Senha atual incorreta" } });
}
