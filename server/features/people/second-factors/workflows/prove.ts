import { lockOwnAccount } from "../../../../platform/credentials/account-lock.ts";
import { listFactorWays } from "../../../../platform/credentials/factors.ts";
import { checkOwnPassword, type SignedInRequest } from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { noteProof } from "../commands.ts";
import { checkFactor, type FactorServices, type ShownFactor } from "./check-factor.ts";

type Request = SignedInRequest & { readonly sender: Sender };

const FACTOR_ASKED = "Confirme com o segundo fator.";
const WRONG_CODE = "Código errado ou já usado";

/** Without a second factor the password proves who somebody is; with one it does not. */
export async function findProof({ db }: FactorServices, userId: number) {
  const ways = await inSignInScope(db, (scope) => listFactorWays(scope, userId));
  return { ways: ways.length > 0 ? [...ways] : ["password" as const] };
}

export async function proveByPassword(services: FactorServices, request: Request, password: string) {
  const { db, clock } = services;
  const checked = await checkOwnPassword(services, request, { password, field: "password" });
  await inSignInScope(db, async (scope) => {
    const { id } = await checked.confirm(scope);
    if ((await listFactorWays(scope, id)).length > 0) refuse("invalid", { fields: { password: FACTOR_ASKED } });
    if (request.tokenHash) await noteProof(scope, request.tokenHash, clock.now());
  });
  return undefined;
}

export async function proveByFactor(services: FactorServices, request: Request, factor: ShownFactor) {
  const { db, clock } = services;
  const { actor, sender, tokenHash } = request;
  const { userId, role } = actor;
  const checked = await checkFactor(services, { userId, role, factor, sender });
  const isProved = await inSignInScope(db, async (scope) => {
    await lockOwnAccount(scope, { userId, tokenHash });
    if (!(await checked.spend(scope))) return false;
    if (tokenHash) await noteProof(scope, tokenHash, clock.now());
    return true;
  });
  return isProved ? undefined : refuse("invalid", { fields: { code: WRONG_CODE } });
}
