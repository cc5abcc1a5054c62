import type { Role } from "#contract/call.ts";
import type { FactorWay } from "#contract/errors.ts";
import type { Assertion } from "#contract/people/passkeys.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { stepOf } from "../../../../platform/credentials/authenticator-app.ts";
import { spendChallenge } from "../../../../platform/credentials/challenges.ts";
import {
  challengeIn,
  findPasskey,
  notePasskeyUse,
  verifyAssertion,
} from "../../../../platform/credentials/passkeys.ts";
import { hashRecoveryCode } from "../../../../platform/credentials/recovery-codes.ts";
import { unsealSecret } from "../../../../platform/credentials/sealed-secret.ts";
import * as secretAttempt from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { recordEvent } from "../../audit/commands.ts";
import { spendRecoveryCode, spendStep } from "../commands.ts";
import { findSecrets } from "../queries.ts";

export type FactorServices = Pick<Dependencies, "db" | "clock" | "config" | "factorKeys">;

/** A typed code, or a passkey's answer to a challenge. */
export type ShownFactor = { readonly code: string } | { readonly credential: Assertion };

export interface FactorOfPerson {
  readonly userId: number;
  readonly role: Role;
  readonly factor: ShownFactor;
  readonly sender: Sender;
}

export interface CheckedFactor {
  /** Uses the code up and counts the try. Undefined: it was wrong, or used before. The caller holds the account's lock. */
  spend(scope: SignInScope): Promise<FactorWay | undefined>;
}

const APP_CODE = /^\d{6}$/;

/** The try counts in an earlier transaction, and argon2 runs in none. */
export async function checkFactor(
  services: FactorServices,
  { userId, role, factor, sender }: FactorOfPerson,
): Promise<CheckedFactor> {
  const secret = { kind: "factor", role, account: `#${userId}` } as const;
  const attempt = await secretAttempt.begin(services, secret, sender.network);
  const use =
    "code" in factor
      ? await useOfCode(services, userId, factor.code)
      : await useOfPasskey(services, userId, factor.credential);
  return {
    async spend(scope) {
      const way = await use(scope);
      if (way) await attempt.succeed(scope);
      else {
        await attempt.fail(scope);
        await recordEvent(scope, { userId, action: "second_factor_failed", actorId: null, sender });
      }
      if (way === "recovery")
        await recordEvent(scope, { userId, action: "recovery_code_used", actorId: userId, sender });
      return way;
    },
  };
}

type Use = (scope: SignInScope) => Promise<FactorWay | undefined>;

async function useOfPasskey(
  { db, clock, config }: FactorServices,
  userId: number,
  credential: Assertion,
): Promise<Use> {
  const challenge = challengeIn(credential.response);
  const key = await inSignInScope(db, (scope) => findPasskey(scope, credential.id));
  const counter = challenge && key && (await verifyAssertion(config, credential, { challenge, key }));
  const now = clock.now();
  return async (scope) => {
    if (challenge === undefined || key?.userId !== userId || typeof counter !== "number") return undefined;
    const isFresh = await spendChallenge(scope, challenge, { purpose: "proving", userId, now });
    return isFresh && (await notePasskeyUse(scope, key, { counter, now })) ? "passkey" : undefined;
  };
}

async function useOfCode({ db, clock, factorKeys }: FactorServices, userId: number, code: string): Promise<Use> {
  const { sealed, salt } = await inSignInScope(db, (scope) => findSecrets(scope, userId));
  const now = clock.now();
  const digits = code.replace(/\s/g, "");
  if (APP_CODE.test(digits)) {
    const secret = sealed && unsealSecret(sealed, userId, factorKeys);
    const step = secret && stepOf(secret, digits, now);
    return async (scope) => (sealed && step && (await spendStep(scope, userId, { sealed, step })) ? "app" : undefined);
  }
  const hash = salt && (await hashRecoveryCode(code, salt));
  return async (scope) => (hash && (await spendRecoveryCode(scope, userId, { hash, now })) ? "recovery" : undefined);
}
