import type { FactorWay } from "#contract/errors.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { LockedAccount } from "../../../../platform/credentials/account-lock.ts";
import { listFactorWays } from "../../../../platform/credentials/factors.ts";
import { createTicket } from "../../../../platform/credentials/tickets.ts";
import type { SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { noteFirstSignIn, startSession } from "../commands.ts";
import { hasLapsed } from "../queries.ts";

type OpenedSession =
  | { readonly outcome: "second_step_needed"; readonly ticket: string; readonly ways: readonly FactorWay[] }
  | { readonly outcome: "signed_in"; readonly token: string; readonly lapsed: boolean }
  | { readonly outcome: "account_unconfirmed"; readonly students: boolean }
  | { readonly outcome: "account_inactive"; readonly detail: string };

interface Opening extends Pick<Dependencies, "clock" | "config"> {
  readonly sender: Sender;
  /** The second factor was given too. */
  readonly isComplete?: boolean;
}

/** The caller has checked the secret and holds the account's lock. An account with a second factor gets a ticket for the second step. */
export async function openSession(
  scope: SignInScope,
  account: LockedAccount,
  { clock, config, sender, isComplete = false }: Opening,
): Promise<OpenedSession> {
  const { id, role } = account;
  if (!account.is_active) return { outcome: "account_inactive", detail: inactiveSentence(account) };
  if (!account.confirmed_at) return { outcome: "account_unconfirmed", students: role === "student" };
  const now = clock.now();
  const ways = isComplete ? [] : await listFactorWays(scope, id);
  if (ways.length > 0) return { outcome: "second_step_needed", ticket: await createTicket(scope, id, now), ways };
  await recordEvent(scope, { userId: id, action: "signed_in", actorId: id, sender });
  const idleMs = role === "student" ? config.sessions.studentIdleMs : config.sessions.staffIdleMs;
  const token = await startSession(scope, id, { now, userAgent: sender.userAgent, idleMs });
  if (role !== "student") await noteFirstSignIn(scope, id, now);
  // The password comes first: after it, every call answers 402.
  const mayLapse = role === "trainer" && !account.must_change_password;
  const lapsed = mayLapse && (await hasLapsed(scope, id, todayInSaoPaulo(now.getTime())));
  return { outcome: "signed_in", token, lapsed };
}

/** Outside of the transaction, so that the session or the ticket stays. */
export function admit(opened: OpenedSession): { token: string } {
  if (opened.outcome !== "signed_in") return refuse(opened.outcome, opened);
  return opened.lapsed ? refuse("subscription_lapsed", { token: opened.token }) : { token: opened.token };
}

const inactiveSentence = ({ role }: LockedAccount): string =>
  role === "student"
    ? "Seu acesso está inativo. Fale com o seu personal."
    : "Seu acesso está inativo. Fale com o suporte.";
