import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { endTicketsOf } from "../../../../platform/credentials/tickets.ts";
import { type Actor, asSeveral, type SignInScope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { endSessionsOf } from "../commands.ts";
import { findStudentAccount } from "../queries.ts";

type Services = Pick<Dependencies, "db">;

/** A student who is not the actor's is not found. */
export const endStudentsSessions = ({ db }: Services, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    found(await findStudentAccount(await turns.as(actor), id));
    const scope = await turns.authenticator();
    await lockAccount(scope, id);
    return endAll(scope, actor, id);
  });

export const endTrainersSessions = ({ db }: Services, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const scope = await turns.authenticator();
    const { role } = found(await lockAccount(scope, id));
    return role === "trainer" ? endAll(scope, actor, id) : refuse("not_found");
  });

async function endAll(scope: SignInScope, { userId: actorId }: Actor, id: number): Promise<undefined> {
  await endTicketsOf(scope, id);
  await endSessionsOf(scope, id);
  await recordEvent(scope, { userId: id, action: "sessions_ended", actorId });
  return undefined;
}
