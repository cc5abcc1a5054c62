import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { countTicketTry, findTicket, spendTicket } from "../../../../platform/credentials/tickets.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { admit, openSession } from "../../accounts/workflows/open-session.ts";
import { checkFactor, type ShownFactor } from "./check-factor.ts";

type SecondStep = ShownFactor & { readonly ticket: string; readonly sender: Sender };

/** A password that changes meanwhile ends the ticket; both take the account's lock. */
export async function finishSignIn(
  dependencies: Dependencies,
  { ticket, sender, ...factor }: SecondStep,
): Promise<{ token: string }> {
  const { db, clock } = dependencies;
  const presented = { tokenHash: hashToken(ticket), now: clock.now() };
  const account = await inSignInScope(db, async (scope) => {
    const userId = await findTicket(scope, presented);
    return userId === undefined ? undefined : lockAccount(scope, userId);
  });
  if (!account) return refuse("ticket_expired");
  const checked = await checkFactor(dependencies, { userId: account.id, role: account.role, factor, sender });
  const result = await inSignInScope(db, async (scope) => {
    const locked = await lockAccount(scope, account.id);
    if (!locked || (await findTicket(scope, presented)) === undefined) return { outcome: "ticket_expired" } as const;
    if (!(await checked.spend(scope))) {
      await countTicketTry(scope, presented.tokenHash);
      return { outcome: "factor_refused" } as const;
    }
    await spendTicket(scope, presented);
    return openSession(scope, locked, { ...dependencies, sender, isComplete: true });
  });
  if (result.outcome === "ticket_expired" || result.outcome === "factor_refused") return refuse(result.outcome);
  return admit(result);
}
