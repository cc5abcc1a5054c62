import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccount, lockOwnAccount, type OwnSession } from "../../../../platform/credentials/account-lock.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { withdrawAskedEmail } from "../../accounts/commands.ts";
import { recordEvent } from "../../audit/commands.ts";
import { type OwnAccount, storeAsked } from "../commands.ts";
import { confirmNewEmail } from "../mail.ts";
import { listAskedSince } from "../queries.ts";
import { MAX_ASKED_A_DAY, SAME_EMAIL, TOO_MANY_ASKED } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock">;

interface Wish {
  readonly email: string;
  readonly now: Date;
  readonly sender: Sender;
}

export const askEmailChange = (
  { db, clock }: Services,
  { sender, ...own }: OwnSession & { readonly sender: Sender },
  email: string,
) =>
  inSignInScope(db, async (scope) => {
    const account = await lockOwnAccount(scope, own);
    return ask(scope, account, { email, now: clock.now(), sender });
  });

/** Nothing is asked of the new address here: only its mailbox learns whether it is another account's. The caller holds the account's lock. */
export async function ask(scope: SignInScope, account: OwnAccount, { email, now, sender }: Wish) {
  if (email === account.email) return refuse("invalid", SAME_EMAIL);
  const recent = await listAskedSince(scope, account.id, new Date(now.getTime() - MS_PER_DAY));
  const oldest = recent[MAX_ASKED_A_DAY - 1];
  if (oldest) {
    const retryAfterSeconds = Math.ceil((oldest.getTime() + MS_PER_DAY - now.getTime()) / 1000);
    return refuse("too_many_tries", { detail: TOO_MANY_ASKED, retryAfterSeconds });
  }
  const { token, expiresAt } = await storeAsked(scope, account, { email, now });
  await recordEvent(scope, { userId: account.id, action: "email_change_asked", actorId: account.id, sender });
  await enqueueMail(scope, confirmNewEmail({ name: account.name, email }, token));
  return { email_change: { email, expires_at: expiresAt.toISOString() } };
}

export const withdrawEmailChange = ({ db }: Pick<Services, "db">, userId: number): Promise<undefined> =>
  inSignInScope(db, async (scope) => {
    await lockAccount(scope, userId);
    return (await withdrawAskedEmail(scope, userId)) ? undefined : refuse("not_found");
  });
