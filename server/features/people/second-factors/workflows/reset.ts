import type { Dependencies } from "../../../../dependencies.ts";
import { type LockedAccount, lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { type Actor, asSeveral, type SignInScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { endSessionsOf } from "../../accounts/commands.ts";
import { findStudentAccount } from "../../accounts/queries.ts";
import { recordEvent } from "../../audit/commands.ts";
import { removeAllFactors } from "../commands.ts";
import { factorsReset } from "../mail.ts";

type Services = Pick<Dependencies, "db" | "clock">;

/** A student who is not the actor's is not found. */
export const resetStudentsFactors = (services: Services, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(services.db, async (turns) => {
    found(await findStudentAccount(await turns.as(actor), id));
    const scope = await turns.authenticator();
    return reset(scope, found(await lockAccount(scope, id)), { actor, now: services.clock.now() });
  });

export const resetTrainersFactors = (services: Services, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(services.db, async (turns) => {
    const scope = await turns.authenticator();
    const account = found(await lockAccount(scope, id));
    if (account.role !== "trainer") return refuse("not_found");
    return reset(scope, account, { actor, now: services.clock.now() });
  });

/** Whoever is signed in may be the one who has the phone. Who had no factor is told of none. */
export async function reset(
  scope: SignInScope,
  account: LockedAccount,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<undefined> {
  const isReset = await removeAllFactors(scope, account.id);
  await endSessionsOf(scope, account.id);
  const action = isReset ? "second_factors_reset" : "sessions_ended";
  await recordEvent(scope, { userId: account.id, action, actorId: actor.userId });
  if (isReset) await enqueueMail(scope, factorsReset(account, { by: actor.role, at: now }));
  return undefined;
}
