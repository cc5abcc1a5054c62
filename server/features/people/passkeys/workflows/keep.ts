import type { NewCredential } from "#contract/people/passkeys.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockOwnAccount, type OwnSession } from "../../../../platform/credentials/account-lock.ts";
import { createChallenge, spendChallenge } from "../../../../platform/credentials/challenges.ts";
import { listFactorWays } from "../../../../platform/credentials/factors.ts";
import {
  challengeIn,
  creationOf,
  listCredentials,
  verifyNewPasskey,
} from "../../../../platform/credentials/passkeys.ts";
import { createRecoveryCodes } from "../../../../platform/credentials/recovery-codes.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { removeRecoveryCodes, replaceRecoveryCodes } from "../../second-factors/commands.ts";
import { tellOfFactor } from "../../second-factors/workflows/tell.ts";
import * as commands from "../commands.ts";
import { passkeyAdded, passkeyRemoved } from "../mail.ts";
import { MAX_PASSKEYS } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config">;

interface PasskeyOwner extends OwnSession {
  readonly sender: Sender;
}

export const beginPasskey = ({ db, clock, config }: Services, owner: OwnSession) =>
  inSignInScope(db, async (scope) => {
    const { userId } = owner;
    const account = await lockOwnAccount(scope, owner);
    const credentials = await listCredentials(scope, userId);
    if (credentials.length >= MAX_PASSKEYS) return refuse("too_many_passkeys");
    const challenge = await createChallenge(scope, { purpose: "adding", userId, now: clock.now() });
    return { options: creationOf(config, account, { challenge, known: credentials }) };
  });

interface AddedPasskey {
  readonly name: string;
  readonly credential: NewCredential;
}

/** Codes are made and signatures verified before the transaction, because both are slow. */
export async function addPasskey(
  { db, clock, config }: Services,
  owner: PasskeyOwner,
  { name, credential }: AddedPasskey,
) {
  const { userId, sender } = owner;
  const challenge = challengeIn(credential.response);
  const key = challenge === undefined ? undefined : await verifyNewPasskey(config, credential, challenge);
  if (challenge === undefined || !key) return refuse("passkey_refused");
  const recovery = await createRecoveryCodes();
  const { transports } = credential.response;
  return inSignInScope(db, async (scope) => {
    const now = clock.now();
    const account = await lockOwnAccount(scope, owner);
    if (!(await spendChallenge(scope, challenge, { purpose: "adding", userId, now }))) return refuse("passkey_refused");
    if ((await listCredentials(scope, userId)).length >= MAX_PASSKEYS) return refuse("too_many_passkeys");
    const isFirst = (await listFactorWays(scope, userId)).length === 0;
    const passkey = { ...key, credentialId: credential.id, transports, name, now };
    if (!(await commands.storePasskey(scope, userId, passkey))) return refuse("passkey_refused");
    if (isFirst) await replaceRecoveryCodes(scope, userId, { ...recovery, now });
    await tellOfFactor(scope, account, { sender, action: "second_factor_added", letter: passkeyAdded });
    return { recovery_codes: isFirst ? [...recovery.codes] : null };
  });
}

/** The last factor takes the recovery codes with it. */
export const removePasskey = ({ db }: Pick<Services, "db">, owner: PasskeyOwner, id: number): Promise<undefined> =>
  inSignInScope(db, async (scope) => {
    const { userId, sender } = owner;
    const account = await lockOwnAccount(scope, owner);
    if (!(await commands.removePasskey(scope, userId, id))) return refuse("not_found");
    if ((await listFactorWays(scope, userId)).length === 0) await removeRecoveryCodes(scope, userId);
    await tellOfFactor(scope, account, { sender, action: "second_factor_removed", letter: passkeyRemoved });
    return undefined;
  });
