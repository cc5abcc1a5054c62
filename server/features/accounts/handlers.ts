import type { z } from "zod";
import {
  type Credentials,
  confirmUserPassword,
  currentUser,
  signIn,
  signInAdmin,
  signOut,
  signOutAdmin,
} from "#contract/accounts.ts";
import type { Role } from "#contract/call.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { on, type Route, type Served } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { hashPassword, isPassword } from "../../platform/sessions/passwords.ts";
import { hashToken } from "../../platform/sessions/tokens.ts";
import { confirmWithPassword, endSession, startSession } from "./commands.ts";
import { findAccount, findCurrentUser } from "./queries.ts";

type Attempt = z.output<typeof Credentials> & { readonly role: Role; readonly userAgent: string | undefined };

export function accountRoutes({ db, clock, photos }: Parts): Route[] {
  /** The password is checked outside a transaction: argon2 takes its time, and a connection should not wait for it. */
  async function open({ role, email, password, userAgent }: Attempt): Promise<{ token: string }> {
    const account = await inSignInScope(db, (scope) => findAccount(scope, role, email));
    if (!(await isPassword(password, account?.password_hash)) || !account) return refuse("wrong_credentials");
    if (!account.is_active || account.is_tenant_active === false) return refuse("account_inactive");
    if (!account.confirmed_at) return refuse("account_unconfirmed");
    const now = clock.now();
    return { token: await inSignInScope(db, (scope) => startSession(scope, account.id, { now, userAgent })) };
  }

  const close = async ({ tokenHash, inScope }: Pick<Served<typeof signOut>, "tokenHash" | "inScope">) => {
    if (tokenHash) await inScope((scope) => endSession(scope, tokenHash));
    return undefined;
  };

  return [
    on(signIn, ({ body, userAgent }) => open({ ...body, role: body.students ? "student" : "trainer", userAgent })),
    on(signInAdmin, ({ body, userAgent }) => open({ ...body, role: "admin", userAgent })),
    on(signOut, (served) => close(served)),
    on(signOutAdmin, (served) => close(served)),
    on(currentUser, async ({ inScope }) => ({ user: await inScope((scope) => findCurrentUser(scope, photos)) })),
    on(confirmUserPassword, async ({ query, body }) => {
      const passwordHash = await hashPassword(body.password);
      const link = { tokenHash: hashToken(query.token), passwordHash, now: clock.now() };
      const confirmed = await inSignInScope(db, (scope) => confirmWithPassword(scope, link));
      return confirmed ? undefined : refuse("link_expired");
    }),
  ];
}
