import type { Call } from "#contract/call.ts";
import { inSignInScope, type SignInScope } from "../database/scope.ts";
import { refuse } from "../http/refusal.ts";
import type { Sender, Served } from "../http/route.ts";
import type { Parts } from "../parts.ts";
import { admitTry, confirmFailure, forgiveTry, type Guessed } from "./commands.ts";
import { isPassword } from "./passwords.ts";
import { findPasswordHash } from "./queries.ts";

type Surroundings = Pick<Parts, "db" | "clock">;

/** Counts a try in a transaction of its own, before the secret is looked at; too many failures are refused with a pause. */
export async function admit({ db, clock }: Surroundings, guessed: Guessed, { network }: Sender) {
  const tried = { guessed, network, now: clock.now() };
  const admission = await inSignInScope(db, (scope) => admitTry(scope, tried));
  if (!admission.admitted) {
    return refuse("too_many_tries", { retryAfterSeconds: Math.ceil(admission.waitMs / 1000) });
  }
  return {
    wasWrong: (scope: SignInScope) => confirmFailure(scope, { ...tried, now: clock.now() }),
    wasRight: (scope: SignInScope) => forgiveTry(scope, tried, admission.unfamiliar),
  };
}

type Asking = Pick<Served<Call>, "actor" | "inScope" | "sender">;

/**
 * Asks whoever is signed in for their password; a wrong one is refused at its field. What it answers belongs into the
 * transaction of the deed: the try was none.
 */
export async function checkOwnPassword(
  surroundings: Surroundings,
  { actor: { role, userId }, inScope, sender }: Asking,
  typed: { readonly password: string; readonly field: string },
): Promise<(scope: SignInScope) => Promise<void>> {
  const attempt = await admit(surroundings, { secret: "password", role, account: `#${userId}` }, sender);
  if (await isPassword(typed.password, await inScope(findPasswordHash))) return attempt.wasRight;
  await inSignInScope(surroundings.db, attempt.wasWrong);
  return refuse("invalid", { fields: { [typed.field]: "Senha atual incorreta" } });
}
