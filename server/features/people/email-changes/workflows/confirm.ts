import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { endTicketsOf } from "../../../../platform/credentials/tickets.ts";
import { asSeveral, inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { withdrawSentAccess } from "../../accounts/commands.ts";
import { recordEvent } from "../../audit/commands.ts";
import { noteConfirmed, setEmail } from "../commands.ts";
import { emailChanged } from "../mail.ts";
import { findAsked } from "../queries.ts";
import { LINK_OVER, TAKEN } from "../rules.ts";
import { outdateForms } from "./outdate-forms.ts";

type Services = Pick<Dependencies, "db" | "clock">;

export const showNewEmail = ({ db, clock }: Services, token: string) =>
  inSignInScope(db, async (scope) => {
    const change = await findAsked(scope, { hash: hashToken(token), now: clock.now() });
    if (!change) return refuse("link_expired", { detail: LINK_OVER });
    return { account: { name: change.name, email: change.new_email, is_admin: change.role === "admin" } };
  });

/** Links and codes that went to the former address end. Sessions stay: who asked for the change proved who they are. */
export const confirmNewEmail = (
  { db, clock }: Services,
  { token, sender }: { readonly token: string; readonly sender: Sender },
): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const scope = await turns.authenticator();
    const now = clock.now();
    const presented = { hash: hashToken(token), now };
    const found = await findAsked(scope, presented);
    const account = found && (await lockAccount(scope, found.user_id));
    // Another request may have used, replaced or overtaken it before the lock.
    const change = account && (await findAsked(scope, presented));
    if (!change || account.email !== change.former_email) return refuse("link_expired", { detail: LINK_OVER });
    const { outcome } = await setEmail(scope, account.id, change.new_email);
    if (outcome === "email_taken") return refuse(outcome, { detail: TAKEN });
    await withdrawSentAccess(scope, account.id);
    await endTicketsOf(scope, account.id);
    const undo = await noteConfirmed(scope, change, now);
    await recordEvent(scope, { userId: account.id, action: "email_changed", actorId: account.id, sender });
    if (undo) await enqueueMail(scope, emailChanged(account, { by: account.role, at: now, undo }));
    await outdateForms(turns, account);
    return undefined;
  });
