import type { Role } from "#contract/call.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { createLink, spendLink } from "../../../../platform/credentials/links.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { CODE } from "../../../../platform/limits.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { confirmAccount, confirmByLink, forgiveAttempts, setPassword } from "../commands.ts";
import { findConfirmation, findInvitation, isConfirmed } from "../queries.ts";
import { checkCode } from "./check-code.ts";
import { openSession } from "./open-session.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config">;

/** `token`: an invited student has proved the e-mail and chooses a password with it. Undefined: it was confirmed before. */
type Confirmed = { readonly success: true; readonly token?: string } | undefined;

const LINK_REFUSED = "Não foi possível confirmar seu registro com esse link! Por favor entre em contato com o suporte.";

export async function confirmWithLink({ db, clock }: Services, token: string): Promise<Confirmed> {
  const link = { tokenHash: hashToken(token), now: clock.now() };
  const { outcome } = await inSignInScope(db, (scope) => confirmByLink(scope, link));
  if (outcome === "refused") return refuse("link_expired", { detail: LINK_REFUSED });
  return outcome === "verified" ? { success: true } : undefined;
}

/** Undefined: it was confirmed before. */
export async function showConfirmation({ db, clock }: Services, token: string) {
  const link = { tokenHash: hashToken(token), now: clock.now() };
  return inSignInScope(db, async (scope) => {
    const confirmation = await findConfirmation(scope, link);
    if (confirmation) return { confirmation };
    return (await isConfirmed(scope, link.tokenHash)) ? undefined : refuse("link_expired", { detail: LINK_REFUSED });
  });
}

/** A confirmed account is entered with its password: a link that was left over opens nothing. */
export async function enterByConfirmation(
  { db, clock, config }: Services,
  { token, sender }: { readonly token: string; readonly sender: Sender },
): Promise<{ token: string }> {
  const link = { tokenHash: hashToken(token), purpose: "confirm_registration", now: clock.now() } as const;
  return inSignInScope(db, async (scope) => {
    const userId = await spendLink(scope, link);
    const account = userId === undefined ? undefined : await lockAccount(scope, userId);
    if (!account || account.confirmed_at) return refuse("link_expired", { detail: LINK_REFUSED });
    await confirmAccount(scope, account.id, link.now);
    await forgiveAttempts(scope, account.id, { network: sender.network, now: link.now });
    const opened = await openSession(scope, { ...account, confirmed_at: link.now }, { clock, config, sender });
    return opened.outcome === "signed_in" ? { token: opened.token } : refuse(opened.outcome, opened);
  });
}

interface TypedConfirmation {
  readonly email: string;
  readonly code: string;
  readonly role: Role;
  readonly sender: Sender;
}

export async function confirmWithCode(services: Services, typed: TypedConfirmation): Promise<Confirmed> {
  const checked = await checkCode(
    services,
    { ...typed, purpose: "confirm_registration" },
    async (scope, { account, outcome, now }) => {
      // An account without a password cannot be entered: choosing one is what confirms it.
      const isInvited = account.role === "student" && account.password_hash === null;
      if (outcome === "verified_before") return isInvited ? undefined : { confirmed: undefined };
      if (isInvited) {
        const token = await createLink(scope, account.id, "confirm_student", { now, lifeMs: CODE.lifeMs });
        return { confirmed: { success: true, token } as const };
      }
      await confirmAccount(scope, account.id, now);
      return { confirmed: { success: true } as const };
    },
  );
  return checked ? checked.confirmed : refuse("code_refused");
}

export async function showInvitation({ db, clock, photos }: Services & Pick<Dependencies, "photos">, token: string) {
  const link = { tokenHash: hashToken(token), now: clock.now() };
  const invitation = await inSignInScope(db, (scope) => findInvitation(scope, link));
  if (!invitation) return refuse("link_expired");
  const { name, email, trainer_name, photo_key } = invitation;
  return { invitation: { name, email, personal: { name: trainer_name, photo_url: photos.linkTo(photo_key) } } };
}

/** Signs in: whoever has the link and chose the password has nothing left to prove. */
export async function acceptInvitation(
  { db, clock, config }: Services,
  { token, password, sender }: { readonly token: string; readonly password: string; readonly sender: Sender },
): Promise<{ token: string }> {
  const passwordHash = await hashNewPassword(password, "password");
  const link = { tokenHash: hashToken(token), purpose: "confirm_student", now: clock.now() } as const;
  return inSignInScope(db, async (scope) => {
    const userId = await spendLink(scope, link);
    if (userId === undefined) return refuse("link_expired");
    await setPassword(scope, userId, { passwordHash, now: link.now });
    await confirmAccount(scope, userId, link.now);
    await forgiveAttempts(scope, userId, { network: sender.network, now: link.now });
    const opened = await openSession(scope, found(await lockAccount(scope, userId)), { clock, config, sender });
    // Refused here, nothing is stored: the link opens the account once the trainer has reactivated it.
    return opened.outcome === "signed_in" ? { token: opened.token } : refuse(opened.outcome, opened);
  });
}
