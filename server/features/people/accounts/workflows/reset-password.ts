import type { Role } from "#contract/call.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { createLink, spendLink } from "../../../../platform/credentials/links.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { CODE } from "../../../../platform/limits.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { recordEvent } from "../../audit/commands.ts";
import { confirmAccount, forgiveAttempts, setPassword } from "../commands.ts";
import { checkCode } from "./check-code.ts";

type Services = Pick<Dependencies, "db" | "clock">;

const LINK_REFUSED = "Este link já foi usado ou expirou. Peça um novo em “Esqueci a senha”.";

interface TypedResetCode {
  readonly email: string;
  readonly code: string;
  readonly role: Role;
  readonly sender: Sender;
}

/** The token lives no longer than the code. */
export async function tradeResetCode(services: Services, typed: TypedResetCode) {
  const token = await checkCode(
    services,
    { ...typed, purpose: "reset_password" },
    async (scope, { account, outcome, now }) =>
      outcome === "verified"
        ? createLink(scope, account.id, "reset_password", { now, lifeMs: CODE.lifeMs })
        : undefined,
  );
  return token ? ({ success: true, token } as const) : refuse("code_refused");
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly isAdmin: boolean;
  readonly sender: Sender;
}

/** The link also proves the e-mail, so it confirms the account. */
export async function resetPassword(
  { db, clock }: Services,
  { token, password, isAdmin, sender }: NewPassword,
): Promise<undefined> {
  const passwordHash = await hashNewPassword(password, "new_password");
  const now = clock.now();
  const link = { tokenHash: hashToken(token), purpose: "reset_password", now, isAdmin } as const;
  const isReset = await inSignInScope(db, async (scope) => {
    const userId = await spendLink(scope, link);
    if (userId === undefined) return false;
    await setPassword(scope, userId, { passwordHash, now });
    await confirmAccount(scope, userId, now);
    await recordEvent(scope, { userId, action: "password_reset", actorId: userId, sender });
    await forgiveAttempts(scope, userId, { network: sender.network, now });
    return true;
  });
  return isReset ? undefined : refuse("link_expired", { detail: LINK_REFUSED });
}
