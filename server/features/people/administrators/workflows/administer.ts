import type { AdminRole } from "#domain/administration.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { createLink } from "../../../../platform/credentials/links.ts";
import { endTicketsOf } from "../../../../platform/credentials/tickets.ts";
import { type Actor, inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { endSessionsOf } from "../../accounts/commands.ts";
import { recordEvent } from "../../audit/commands.ts";
import { reset } from "../../second-factors/workflows/reset.ts";
import { addAdministrator, changeAdministrator } from "../commands.ts";
import { administratorInvitation } from "../mail.ts";
import { findAdministrator } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock">;

interface Draft {
  readonly fullname: string;
  readonly email: string;
  readonly roles: readonly AdminRole[];
}

export const inviteAdministrator = ({ db, clock }: Services, actor: Actor, draft: Draft) =>
  inSignInScope(db, async (scope) => {
    const added = await addAdministrator(scope, draft);
    if (added.outcome !== "saved")
      return refuse(added.outcome, { fields: { email: "Este e-mail já é de um administrador" } });
    await recordEvent(scope, { userId: added.id, action: "account_created", actorId: actor.userId });
    await mailInvitation(scope, actor, { id: added.id, now: clock.now() });
    return { administrator: found(await findAdministrator(scope, added.id)) };
  });

export const inviteAgain = ({ db, clock }: Services, actor: Actor, id: number): Promise<undefined> =>
  inSignInScope(db, async (scope) => {
    const { is_invited, is_active } = found(await findAdministrator(scope, id));
    if (!is_invited || !is_active) return refuse("not_found");
    await lockAccount(scope, id);
    await recordEvent(scope, { userId: id, action: "access_sent", actorId: actor.userId });
    await mailInvitation(scope, actor, { id, now: clock.now() });
    return undefined;
  });

interface Change {
  readonly roles: readonly AdminRole[];
  readonly is_active: boolean;
}

export const administer = ({ db }: Services, actor: Actor, id: number, { roles, is_active: isActive }: Change) =>
  inSignInScope(db, async (scope) => {
    const former = found(await findAdministrator(scope, id));
    const { outcome } = await changeAdministrator(scope, id, { roles, isActive });
    if (outcome !== "saved") return refuse(outcome);
    if (!isActive) {
      await endTicketsOf(scope, id);
      await endSessionsOf(scope, id);
    }
    const action = isActive === former.is_active ? "account_changed" : isActive ? "reactivated" : "deactivated";
    await recordEvent(scope, { userId: id, action, actorId: actor.userId });
    return { administrator: found(await findAdministrator(scope, id)) };
  });

export const resetAccess = ({ db, clock }: Services, actor: Actor, id: number): Promise<undefined> =>
  inSignInScope(db, async (scope) => {
    found(await findAdministrator(scope, id));
    return reset(scope, found(await lockAccount(scope, id)), { actor, now: clock.now() });
  });

async function mailInvitation(
  scope: SignInScope,
  actor: Actor,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const { fullname: by } = found(await findAdministrator(scope, actor.userId));
  const { fullname: name, email, roles } = found(await findAdministrator(scope, id));
  const token = await createLink(scope, id, "reset_password", { now });
  await enqueueMail(scope, administratorInvitation({ name, email }, { by, roles, token }));
}
