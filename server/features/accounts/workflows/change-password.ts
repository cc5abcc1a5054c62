import { hashNewPassword } from "../../../platform/credentials/new-password.ts";
import { checkOwnPassword, type SignedInRequest } from "../../../platform/credentials/secret-attempt.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { Sender } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { setPassword } from "../commands.ts";

/** Changes the own password and ends every other session. */
export async function changePassword(
  dependencies: Pick<Dependencies, "db" | "clock">,
  request: SignedInRequest & { readonly sender: Sender },
  typed: { readonly current: string; readonly next: string },
): Promise<undefined> {
  const { db, clock } = dependencies;
  const { userId } = request.actor;
  const checked = await checkOwnPassword(dependencies, request, { password: typed.current, field: "current_password" });
  const passwordHash = await hashNewPassword(typed.next, "new_password");
  await inSignInScope(db, async (scope) => {
    await checked.confirm(scope);
    await setPassword(scope, userId, { passwordHash, now: clock.now(), keptSession: found(request.tokenHash) });
    await recordEvent(scope, { userId, action: "password_changed", actorId: userId, sender: request.sender });
  });
  return undefined;
}
