import type { Assertion } from "#contract/people/passkeys.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { createChallenge, spendChallenge } from "../../../../platform/credentials/challenges.ts";
import {
  challengeIn,
  findPasskey,
  notePasskeyUse,
  requestOf,
  verifyAssertion,
} from "../../../../platform/credentials/passkeys.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { admit, openSession } from "../../accounts/workflows/open-session.ts";

export const beginPasskeySignIn = ({ db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">) =>
  inSignInScope(db, async (scope) => {
    const challenge = await createChallenge(scope, { purpose: "signing_in", userId: undefined, now: clock.now() });
    return { options: requestOf(config, challenge, []) };
  });

/** The device has both: the key, and the finger, face or number of its owner. Nothing is left to ask. */
export async function signInWithPasskey(
  dependencies: Dependencies,
  { credential, sender }: { readonly credential: Assertion; readonly sender: Sender },
): Promise<{ token: string }> {
  const { db, clock, config } = dependencies;
  const challenge = challengeIn(credential.response);
  const key = await inSignInScope(db, (scope) => findPasskey(scope, credential.id));
  const counter = challenge && key && (await verifyAssertion(config, credential, { challenge, key }));
  if (challenge === undefined || !key || typeof counter !== "number") return refuse("passkey_refused");
  const result = await inSignInScope(db, async (scope) => {
    const now = clock.now();
    const account = await lockAccount(scope, key.userId);
    const isFresh = await spendChallenge(scope, challenge, { purpose: "signing_in", userId: undefined, now });
    if (!account || !isFresh || !(await notePasskeyUse(scope, key, { counter, now }))) return undefined;
    return openSession(scope, account, { ...dependencies, sender, isComplete: true });
  });
  return result ? admit(result) : refuse("passkey_refused");
}
