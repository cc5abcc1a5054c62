import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { createLink } from "../../../../platform/credentials/links.ts";
import { hashPassword } from "../../../../platform/credentials/passwords.ts";
import { asSeveral, inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { CODE } from "../../../../platform/limits.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { createToken, hashToken } from "../../../../platform/tokens.ts";
import { setPassword } from "../../accounts/commands.ts";
import { recordEvent } from "../../audit/commands.ts";
import { removeFactorsSince } from "../../second-factors/commands.ts";
import { noteUndone, setEmail } from "../commands.ts";
import { findUndoable } from "../queries.ts";
import { TAKEN, UNDO_OVER } from "../rules.ts";
import { outdateForms } from "./outdate-forms.ts";

type Services = Pick<Dependencies, "db" | "clock">;

export const showFormerEmail = ({ db, clock }: Services, token: string) =>
  inSignInScope(db, async (scope) => {
    const change = await findUndoable(scope, { hash: hashToken(token), now: clock.now() });
    if (!change) return refuse("link_expired", { detail: UNDO_OVER });
    return { account: { name: change.name, email: change.former_email, is_admin: change.role === "admin" } };
  });

/** A thief adds a factor before they change the e-mail, too: without one they could not come back. */
const FACTORS_BEFORE_MS = MS_PER_DAY;

/**
 * Whoever made the change may know the password and have added a factor of their own, so sessions, password and newer factors go. A factor
 * from earlier was told to the address that now comes back.
 */
export async function undoEmailChange(
  { db, clock }: Services,
  { token, sender }: { readonly token: string; readonly sender: Sender },
) {
  const passwordHash = await hashPassword(createToken().token);
  return asSeveral(db, async (turns) => {
    const scope = await turns.authenticator();
    const now = clock.now();
    const presented = { hash: hashToken(token), now };
    const found = await findUndoable(scope, presented);
    const account = found && (await lockAccount(scope, found.user_id));
    const change = account && (await findUndoable(scope, presented));
    if (!change) return refuse("link_expired", { detail: UNDO_OVER });
    const { outcome } = await setEmail(scope, account.id, change.former_email);
    if (outcome === "email_taken") return refuse(outcome, { detail: TAKEN });
    await noteUndone(scope, change, now);
    await setPassword(scope, account.id, { passwordHash, now });
    await removeFactorsSince(scope, account.id, new Date(change.asked_at.getTime() - FACTORS_BEFORE_MS));
    await recordEvent(scope, { userId: account.id, action: "email_change_undone", actorId: account.id, sender });
    const reset = await createLink(scope, account.id, "reset_password", { now, lifeMs: CODE.lifeMs });
    await outdateForms(turns, account);
    return { token: reset, is_admin: account.role === "admin" };
  });
}
