import type { Dependencies } from "../../../../dependencies.ts";
import { listFactorWays } from "../../../../platform/credentials/factors.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import { checkOwnPassword, type SignedInRequest } from "../../../../platform/credentials/secret-attempt.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { setPassword } from "../commands.ts";

const SAME_PASSWORD = "Escolha uma senha diferente da que você recebeu.";

/** A password that the administrator chose must become another one. */
export async function changePassword(
  dependencies: Pick<Dependencies, "db" | "clock">,
  request: SignedInRequest & { readonly sender: Sender; readonly isProved: boolean },
  typed: { readonly current: string; readonly next: string },
): Promise<undefined> {
  const { db, clock } = dependencies;
  const { userId } = request.actor;
  const checked = await checkOwnPassword(dependencies, request, { password: typed.current, field: "current_password" });
  const passwordHash = await hashNewPassword(typed.next, "new_password");
  await inSignInScope(db, async (scope) => {
    const { must_change_password: mustChange } = await checked.confirm(scope);
    if (!request.isProved && (await listFactorWays(scope, userId)).length > 0) refuse("proof_required");
    if (mustChange && typed.next === typed.current) refuse("invalid", { fields: { new_password: SAME_PASSWORD } });
    await setPassword(scope, userId, { passwordHash, now: clock.now(), keptSession: found(request.tokenHash) });
    await recordEvent(scope, { userId, action: "password_changed", actorId: userId, sender: request.sender });
  });
  return undefined;
}
