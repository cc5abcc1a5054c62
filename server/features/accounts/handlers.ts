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
import { forgiveAllAttempts } from "../../platform/credentials/attempt-counts.ts";
import { verifyCode } from "../../platform/credentials/codes.ts";
import { hashNewPassword } from "../../platform/credentials/new-password.ts";
import { isPassword } from "../../platform/credentials/passwords.ts";
import * as secretAttempt from "../../platform/credentials/secret-attempt.ts";
import { inSignInScope, type SignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route, type Sender, type Served } from "../../platform/http/route.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { hashToken } from "../../platform/tokens.ts";
import { recordEvent } from "../audit/commands.ts";
import { hasLapsed } from "../payments/queries.ts";
import * as commands from "./commands.ts";
import { findAccount, findCurrentUser, findSignInName, listSessions as listOpenSessions } from "./queries.ts";

const REGISTER_LINK_REFUSED =
  "Não foi possível confirmar seu registro com esse link! Por favor entre em contato com o suporte.";
const RESET_LINK_REFUSED = "Este link já foi usado ou expirou. Peça um novo em “Esqueci a senha”.";

const studentOrTrainer = (isStudent: boolean): Role => (isStudent ? "student" : "trainer");

type Attempt = z.output<typeof Credentials> & { readonly role: Role; readonly sender: Sender };

interface TypedCode {
  readonly email: string;
  readonly role: Role;
  readonly code: string;
  readonly purpose: "confirm_registration" | "reset_password";
  readonly sender: Sender;
}

export function accountRoutes(dependencies: Dependencies): Route[] {
  const { db, clock, photos } = dependencies;

  /** The password is checked outside a transaction: argon2 takes its time, and a connection should not wait for it. */
  async function open({ role, email, password, sender }: Attempt): Promise<{ token: string }> {
    const attempt = await secretAttempt.begin(dependencies, { kind: "password", role, account: email }, sender);
    const account = await inSignInScope(db, (scope) => findAccount(scope, role, email));
    if (!(await isPassword(password, account?.password_hash)) || !account) {
      await inSignInScope(db, async (scope) => {
        await attempt.fail(scope);
        if (account) await recordEvent(scope, { userId: account.id, action: "sign_in_failed", actorId: null, sender });
      });
      return refuse("wrong_credentials");
    }
    await inSignInScope(db, attempt.succeed);
    if (!account.is_active || account.is_tenant_active === false) return refuse("account_inactive");
    if (!account.confirmed_at) return refuse("account_unconfirmed");
    const now = clock.now();
    const today = todayInSaoPaulo(now.getTime());
    const { token, lapsed } = await inSignInScope(db, async (scope) => {
      await recordEvent(scope, { userId: account.id, action: "signed_in", actorId: account.id, sender });
      return {
        token: await commands.startSession(scope, account.id, { now, userAgent: sender.userAgent }),
        lapsed: role === "trainer" && (await hasLapsed(scope, account.id, today)),
      };
    });
    return lapsed ? refuse("subscription_lapsed", { token }) : { token };
  }

  type Closing = Pick<Served<typeof signOut>, "actor" | "tokenHash" | "sender" | "inScope">;
  const close = async ({ actor, tokenHash, sender, inScope }: Closing): Promise<undefined> => {
    if (!tokenHash) return undefined;
    await inScope(async (scope) => {
      await commands.endSession(scope, tokenHash);
      await recordEvent(scope, { userId: actor.userId, action: "signed_out", actorId: actor.userId, sender });
    });
    return undefined;
  };

  async function sendPasswordReset(role: Role, email: string): Promise<undefined> {
    await inSignInScope(db, async (scope) => {
      const account = await findAccount(scope, role, email);
      return account ? commands.issuePasswordReset(scope, account.id, clock.now()) : commands.issueNothing();
    });
    return undefined;
  }

  /** Whoever came by a mailed link is no longer kept out by others' failures. */
  async function welcomeByMail(scope: SignInScope, userId: number, { network }: Sender): Promise<void> {
    const secret = { kind: "password", ...(await findSignInName(scope, userId)) } as const;
    await forgiveAllAttempts(scope, { secret, network, now: clock.now() });
  }

  async function choosePassword(
    token: string,
    password: string,
    { isAdmin, sender }: { isAdmin: boolean; sender: Sender },
  ): Promise<undefined> {
    const passwordHash = await hashNewPassword(password, "new_password");
    const link = { tokenHash: hashToken(token), passwordHash, now: clock.now(), isAdmin };
    const userId = await inSignInScope(db, async (scope) => {
      const userId = await commands.resetPassword(scope, link);
      if (userId === undefined) return undefined;
      await recordEvent(scope, { userId, action: "password_reset", actorId: userId, sender });
      await welcomeByMail(scope, userId, sender);
      return userId;
    });
    return userId === undefined ? refuse("link_expired", { detail: RESET_LINK_REFUSED }) : undefined;
  }

  /** What a right code is worth, and undefined for a wrong one: only a transaction that holds counts the code's own tries. */
  async function checkCode<T>(
    { email, role, code, purpose, sender }: TypedCode,
    worth: (scope: SignInScope, userId: number, outcome: "verified" | "verified_before", now: Date) => Promise<T>,
  ): Promise<T | undefined> {
    const attempt = await secretAttempt.begin(dependencies, { kind: "code", role, account: email }, sender);
    return inSignInScope(db, async (scope) => {
      const now = clock.now();
      const account = await findAccount(scope, role, email);
      const outcome = await verifyCode(scope, account?.id, { purpose, code, now });
      if (outcome === "refused" || !account) {
        await attempt.fail(scope);
        return undefined;
      }
      await attempt.succeed(scope);
      return worth(scope, account.id, outcome, now);
    });
  }

  return [
    on(signIn, ({ body, sender }) => open({ ...body, role: studentOrTrainer(body.students), sender })),
    on(signInAdmin, ({ body, sender }) => open({ ...body, role: "admin", sender })),
    on(signOut, (served) => close(served)),
    on(signOutAdmin, (served) => close(served)),
    on(currentUser, async ({ inScope }) => ({ user: await inScope((scope) => findCurrentUser(scope, photos)) })),
    on(confirmUserPassword, async ({ query, body, sender }) => {
      const passwordHash = await hashNewPassword(body.password, "password");
      const link = { tokenHash: hashToken(query.token), passwordHash, now: clock.now() };
      const userId = await inSignInScope(db, async (scope) => {
        const userId = await commands.confirmWithPassword(scope, link);
        if (userId !== undefined) await welcomeByMail(scope, userId, sender);
        return userId;
      });
      return userId === undefined ? refuse("link_expired") : undefined;
    }),

    on(confirmRegister, async ({ query, sender }) => {
      const byLink = "token" in query;
      const outcome = byLink
        ? await inSignInScope(db, (scope) =>
            commands.confirmByLink(scope, { tokenHash: hashToken(query.token), now: clock.now() }),
          )
        : await checkCode(
            { ...query, role: studentOrTrainer(query.students), purpose: "confirm_registration", sender },
            async (scope, userId, outcome, now) => {
              if (outcome === "verified") await commands.confirmAccount(scope, userId, now);
              return outcome;
            },
          );
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

    on(confirmResetPasswordCode, async ({ body: { role_type, ...typed }, sender }) => {
      const token = await checkCode(
        { ...typed, role: studentOrTrainer(role_type === "Student"), purpose: "reset_password", sender },
        async (scope, userId, outcome, now) =>
          outcome === "verified" ? commands.tradeForResetToken(scope, userId, now) : undefined,
      );
      return token ? ({ success: true, token } as const) : refuse("code_refused");
    }),

    on(resetPassword, ({ query, body, sender }) =>
      choosePassword(query.token, body.new_password, { isAdmin: false, sender }),
    ),
    on(resetAdminPassword, ({ query, body, sender }) =>
      choosePassword(query.token, body.new_password, { isAdmin: true, sender }),
    ),

    on(listSessions, async ({ inScope, tokenHash }) => ({
      sessions: await inScope((scope) => listOpenSessions(scope, { tokenHash, now: clock.now() })),
    })),
    on(endOwnSession, async ({ actor, inScope, params, sender }) => {
      const ended = await inScope(async (scope) => {
        const ended = await commands.endOwnSession(scope, params.id);
        if (ended)
          await recordEvent(scope, { userId: actor.userId, action: "session_ended", actorId: actor.userId, sender });
        return ended;
      });
      return ended ? undefined : refuse("not_found");
    }),

    on(changePassword, async ({ actor, body, inScope, tokenHash, sender }) => {
      const typed = { password: body.current_password, field: "current_password" };
      const wasRight = await secretAttempt.checkOwnPassword(dependencies, { actor, inScope, sender }, typed);
      const passwordHash = await hashNewPassword(body.new_password, "new_password");
      const { userId } = actor;
      await inSignInScope(db, async (scope) => {
        await wasRight(scope);
        await commands.changePassword(scope, userId, { passwordHash, keptSession: found(tokenHash) });
        await recordEvent(scope, { userId, action: "password_changed", actorId: userId, sender });
      });
      return undefined;
    }),
  ];
}
