import type { z } from "zod";
import {
  type Credentials,
  changePassword,
  confirmRegister,
  confirmResetPasswordCode,
  confirmUserPassword,
  currentUser,
  endOwnSession,
  listSessions,
  newConfirmRegisterCode,
  resetAdminPassword,
  resetAdminPasswordInstructions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
  signOut,
  signOutAdmin,
} from "#contract/accounts.ts";
import type { Role } from "#contract/call.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import { on, type Route, type Served } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { hashPassword, isPassword } from "../../platform/sessions/passwords.ts";
import { hashToken } from "../../platform/sessions/tokens.ts";
import { hasLapsed } from "../payments/queries.ts";
import * as commands from "./commands.ts";
import { findAccount, findCurrentUser, findPasswordHash, listSessions as listOpenSessions } from "./queries.ts";

const REGISTER_LINK_REFUSED =
  "Não foi possível confirmar seu registro com esse link! Por favor entre em contato com o suporte.";
const RESET_LINK_REFUSED = "Este link já foi usado ou expirou. Peça um novo em “Esqueci a senha”.";

const studentOrTrainer = (isStudent: boolean): Role => (isStudent ? "student" : "trainer");

type Attempt = z.output<typeof Credentials> & { readonly role: Role; readonly userAgent: string | undefined };

export function accountRoutes({ db, clock, photos }: Parts): Route[] {
  /** The password is checked outside a transaction: argon2 takes its time, and a connection should not wait for it. */
  async function open({ role, email, password, userAgent }: Attempt): Promise<{ token: string }> {
    const account = await inSignInScope(db, (scope) => findAccount(scope, role, email));
    if (!(await isPassword(password, account?.password_hash)) || !account) return refuse("wrong_credentials");
    if (!account.is_active || account.is_tenant_active === false) return refuse("account_inactive");
    if (!account.confirmed_at) return refuse("account_unconfirmed");
    const now = clock.now();
    const today = todayInSaoPaulo(now.getTime());
    const { token, lapsed } = await inSignInScope(db, async (scope) => ({
      token: await commands.startSession(scope, account.id, { now, userAgent }),
      lapsed: role === "trainer" && (await hasLapsed(scope, account.id, today)),
    }));
    return lapsed ? refuse("subscription_lapsed", { token }) : { token };
  }

  const close = async ({ tokenHash, inScope }: Pick<Served<typeof signOut>, "tokenHash" | "inScope">) => {
    if (tokenHash) await inScope((scope) => commands.endSession(scope, tokenHash));
    return undefined;
  };

  async function sendPasswordReset(role: Role, email: string): Promise<undefined> {
    await inSignInScope(db, async (scope) => {
      const account = await findAccount(scope, role, email);
      return account ? commands.issuePasswordReset(scope, account.id, clock.now()) : commands.issueNothing();
    });
    return undefined;
  }

  async function choosePassword(token: string, password: string, isAdmin: boolean): Promise<undefined> {
    const passwordHash = await hashPassword(password);
    const link = { tokenHash: hashToken(token), passwordHash, now: clock.now(), isAdmin };
    const changed = await inSignInScope(db, (scope) => commands.resetPassword(scope, link));
    return changed ? undefined : refuse("link_expired", { detail: RESET_LINK_REFUSED });
  }

  const confirmByCode = ({ email, code, students }: { email: string; code: string; students: boolean }) =>
    inSignInScope(db, async (scope) => {
      const now = clock.now();
      const account = await findAccount(scope, studentOrTrainer(students), email);
      const purpose = "confirm_registration";
      const outcome = await commands.verifyCode(scope, account?.id, { purpose, code, now });
      if (outcome === "verified" && account) await commands.confirmAccount(scope, account.id, now);
      return outcome;
    });

  return [
    on(signIn, ({ body, userAgent }) => open({ ...body, role: studentOrTrainer(body.students), userAgent })),
    on(signInAdmin, ({ body, userAgent }) => open({ ...body, role: "admin", userAgent })),
    on(signOut, (served) => close(served)),
    on(signOutAdmin, (served) => close(served)),
    on(currentUser, async ({ inScope }) => ({ user: await inScope((scope) => findCurrentUser(scope, photos)) })),
    on(confirmUserPassword, async ({ query, body }) => {
      const passwordHash = await hashPassword(body.password);
      const link = { tokenHash: hashToken(query.token), passwordHash, now: clock.now() };
      const confirmed = await inSignInScope(db, (scope) => commands.confirmWithPassword(scope, link));
      return confirmed ? undefined : refuse("link_expired");
    }),

    on(confirmRegister, async ({ query }) => {
      const byLink = "token" in query;
      const outcome = byLink
        ? await inSignInScope(db, (scope) =>
            commands.confirmByLink(scope, { tokenHash: hashToken(query.token), now: clock.now() }),
          )
        : await confirmByCode(query);
      if (outcome === "verified") return { success: true } as const;
      if (outcome === "verified_before") return undefined;
      return byLink ? refuse("link_expired", { detail: REGISTER_LINK_REFUSED }) : refuse("code_refused");
    }),

    on(newConfirmRegisterCode, async ({ body: { user } }) => {
      await inSignInScope(db, async (scope) => {
        const account = await findAccount(scope, studentOrTrainer(user.students), user.email);
        const awaits = account !== undefined && !account.confirmed_at;
        return awaits ? commands.issueConfirmation(scope, account.id, clock.now()) : commands.issueNothing();
      });
      return undefined;
    }),

    on(resetPasswordInstructions, ({ body }) =>
      sendPasswordReset(studentOrTrainer(body.role_type === "Student"), body.email),
    ),
    on(resetAdminPasswordInstructions, ({ body }) => sendPasswordReset("admin", body.email)),

    on(confirmResetPasswordCode, async ({ body: { email, code, role_type } }) => {
      const now = clock.now();
      const token = await inSignInScope(db, async (scope) => {
        const account = await findAccount(scope, studentOrTrainer(role_type === "Student"), email);
        const outcome = await commands.verifyCode(scope, account?.id, { purpose: "reset_password", code, now });
        return outcome === "verified" && account ? commands.tradeForResetToken(scope, account.id, now) : undefined;
      });
      return token ? ({ success: true, token } as const) : refuse("code_refused");
    }),

    on(resetPassword, ({ query, body }) => choosePassword(query.token, body.new_password, false)),
    on(resetAdminPassword, ({ query, body }) => choosePassword(query.token, body.new_password, true)),

    on(listSessions, async ({ inScope, tokenHash }) => ({
      sessions: await inScope((scope) => listOpenSessions(scope, { tokenHash, now: clock.now() })),
    })),
    on(endOwnSession, async ({ inScope, params }) => {
      const ended = await inScope((scope) => commands.endOwnSession(scope, params.id));
      return ended ? undefined : refuse("not_found");
    }),

    on(changePassword, async ({ actor, body, inScope, tokenHash }) => {
      const stored = await inScope((scope) => findPasswordHash(scope));
      if (!(await isPassword(body.current_password, stored)))
        return refuse("invalid", { fields: { current_password: "Senha atual incorreta" } });
      const passwordHash = await hashPassword(body.new_password);
      await inSignInScope(db, (scope) =>
        commands.changePassword(scope, actor.userId, { passwordHash, keptSession: found(tokenHash) }),
      );
      return undefined;
    }),
  ];
}
