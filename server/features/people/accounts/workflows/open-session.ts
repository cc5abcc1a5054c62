import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { LockedAccount } from "../../../../platform/credentials/account-lock.ts";
import type { SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { recordEvent } from "../../audit/commands.ts";
import { startSession } from "../commands.ts";
import { hasLapsed } from "../queries.ts";

type OpenedSession =
  | { readonly outcome: "signed_in"; readonly token: string; readonly lapsed: boolean }
  | { readonly outcome: "account_unconfirmed"; readonly students: boolean }
  | { readonly outcome: "account_inactive"; readonly detail: string };

/** The caller has checked the secret and holds the account's lock. */
export async function openSession(
  scope: SignInScope,
  account: LockedAccount,
  { clock, config, sender }: Pick<Dependencies, "clock" | "config"> & { readonly sender: Sender },
): Promise<OpenedSession> {
  const { id, role } = account;
  if (!account.is_active) return { outcome: "account_inactive", detail: inactiveSentence(account) };
  if (!account.confirmed_at) return { outcome: "account_unconfirmed", students: role === "student" };
  const now = clock.now();
  await recordEvent(scope, { userId: id, action: "signed_in", actorId: id, sender });
  const idleMs = role === "student" ? config.sessions.studentIdleMs : config.sessions.staffIdleMs;
  const token = await startSession(scope, id, { now, userAgent: sender.userAgent, idleMs });
  // The password comes first: after it, every call answers 402.
  const mayLapse = role === "trainer" && !account.must_change_password;
  const lapsed = mayLapse && (await hasLapsed(scope, id, todayInSaoPaulo(now.getTime())));
  return { outcome: "signed_in", token, lapsed };
}

const inactiveSentence = ({ role }: LockedAccount): string =>
  role === "student"
    ? "Seu acesso está inativo. Fale com o seu personal."
    : "Seu acesso está inativo. Fale com o suporte.";
