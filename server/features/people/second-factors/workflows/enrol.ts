import type { Dependencies } from "../../../../dependencies.ts";
import { lockOwnAccount, type OwnSession } from "../../../../platform/credentials/account-lock.ts";
import { appAddress, createAppSecret, stepOf } from "../../../../platform/credentials/authenticator-app.ts";
import { listFactorWays } from "../../../../platform/credentials/factors.ts";
import { createRecoveryCodes } from "../../../../platform/credentials/recovery-codes.ts";
import { sealSecret, unsealSecret } from "../../../../platform/credentials/sealed-secret.ts";
import * as secretAttempt from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import * as commands from "../commands.ts";
import { factorAdded, factorRemoved } from "../mail.ts";
import { findSecrets } from "../queries.ts";
import { tellOfFactor } from "./tell.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config" | "factorKeys">;

interface FactorOwner extends OwnSession {
  readonly sender: Sender;
}

/** An app counts once it has shown a right code. */
export async function beginApp({ db, config, factorKeys }: Services, owner: OwnSession) {
  const { userId } = owner;
  const [key] = factorKeys;
  if (!key) throw new Error("there is no key to seal secrets with");
  const secret = createAppSecret();
  const sealed = sealSecret(secret, userId, key);
  return inSignInScope(db, async (scope) => {
    const { email } = await lockOwnAccount(scope, owner);
    await commands.storePendingApp(scope, userId, sealed);
    return { secret, address: appAddress({ secret, issuer: config.productName, email }) };
  });
}

/** Codes are made before the transaction, because their hashes are slow. */
export async function confirmApp(services: Services, owner: FactorOwner, code: string) {
  const { db, clock, factorKeys } = services;
  const { userId, sender } = owner;
  const attempt = await secretAttempt.begin(
    services,
    { kind: "factor", role: "app", account: `#${userId}` },
    sender.network,
  );
  const { pending } = await inSignInScope(db, (scope) => findSecrets(scope, userId));
  const secret = found((pending && unsealSecret(pending, userId, factorKeys)) || undefined);
  const now = clock.now();
  const step = stepOf(secret, code.replace(/\s/g, ""), now);
  const recovery = await createRecoveryCodes();
  const result = await inSignInScope(db, async (scope) => {
    const account = await lockOwnAccount(scope, owner);
    const isFirst = (await listFactorWays(scope, userId)).length === 0;
    if (!pending || !step || !(await commands.confirmApp(scope, userId, { sealed: pending, step, now }))) {
      await attempt.fail(scope);
      return undefined;
    }
    await attempt.succeed(scope);
    if (isFirst) await commands.replaceRecoveryCodes(scope, userId, { ...recovery, now });
    await tellOfFactor(scope, account, { sender, action: "second_factor_added", letter: factorAdded });
    return { recovery_codes: isFirst ? [...recovery.codes] : null };
  });
  return result ?? refuse("factor_refused");
}

/** The last factor takes the recovery codes with it. */
export const removeApp = ({ db }: Pick<Services, "db">, owner: FactorOwner): Promise<undefined> =>
  inSignInScope(db, async (scope) => {
    const { userId, sender } = owner;
    const account = await lockOwnAccount(scope, owner);
    if (!(await commands.removeApp(scope, userId))) return refuse("not_found");
    if ((await listFactorWays(scope, userId)).length === 0) await commands.removeRecoveryCodes(scope, userId);
    await tellOfFactor(scope, account, { sender, action: "second_factor_removed", letter: factorRemoved });
    return undefined;
  });

export async function renewRecoveryCodes({ db, clock }: Services, owner: FactorOwner) {
  const { userId, sender } = owner;
  const hasNone = async (scope: SignInScope) => (await listFactorWays(scope, userId)).length === 0;
  if (await inSignInScope(db, hasNone)) return refuse("not_found");
  const recovery = await createRecoveryCodes();
  return inSignInScope(db, async (scope) => {
    await lockOwnAccount(scope, owner);
    if (await hasNone(scope)) return refuse("not_found");
    await commands.replaceRecoveryCodes(scope, userId, { ...recovery, now: clock.now() });
    await recordEvent(scope, { userId, action: "recovery_codes_renewed", actorId: userId, sender });
    return { recovery_codes: [...recovery.codes] };
  });
}
