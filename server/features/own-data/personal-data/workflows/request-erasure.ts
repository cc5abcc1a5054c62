import type { ErasureRequest } from "#contract/own-data/personal-data.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { checkOwnPassword, type SignedInRequest } from "../../../../platform/credentials/secret-attempt.ts";
import { asSeveral } from "../../../../platform/database/scope.ts";
import type { InScope, Sender } from "../../../../platform/http/route.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import * as mail from "../mail.ts";
import * as queries from "../queries.ts";

export async function requestErasure(
  dependencies: Pick<Dependencies, "db" | "clock">,
  request: SignedInRequest & { readonly sender: Sender },
  password: string,
): Promise<{ erasure: ErasureRequest }> {
  const { db, clock } = dependencies;
  const { actor, sender } = request;
  const { userId } = actor;
  const checked = await checkOwnPassword(dependencies, request, { password, field: "password" });
  const now = clock.now();
  return asSeveral(db, async (turns) => {
    const accounts = await turns.authenticator();
    await checked.confirm(accounts);
    const person = found(await queries.findPerson(accounts, userId));
    const scope = await turns.as(actor);
    const { outcome } = await commands.requestErasure(scope, now);
    if (outcome !== "saved") return refuse(outcome);
    await recordEvent(scope, { userId, action: "erasure_asked", actorId: userId, sender });
    await enqueueMail(scope, mail.erasureRequested(person, now));
    const { role, name, trainer_name, trainer_email } = person;
    if (role === "student" && trainer_name && trainer_email)
      await enqueueMail(scope, mail.studentAsked({ name: trainer_name, email: trainer_email }, name, now));
    return { erasure: found((await queries.findLatestErasure(scope)) ?? undefined) };
  });
}

interface Withdrawal {
  readonly inScope: InScope;
  readonly sender: Sender;
  readonly now: Date;
}

export async function withdrawErasure({ inScope, sender, now }: Withdrawal): Promise<undefined> {
  return inScope(async (scope) => {
    const { userId } = scope.actor;
    const { outcome } = await commands.withdrawErasure(scope, now);
    if (outcome !== "withdrawn") return refuse(outcome);
    await recordEvent(scope, { userId, action: "erasure_withdrawn", actorId: userId, sender });
    return undefined;
  });
}
