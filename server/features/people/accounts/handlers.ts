import type { Role } from "#contract/call.ts";
import * as calls from "#contract/people/accounts.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { listSessions } from "./queries.ts";
import { requestAccessMail } from "./workflows/access-mail.ts";
import { changePassword } from "./workflows/change-password.ts";
import {
  acceptInvitation,
  confirmWithCode,
  confirmWithLink,
  enterByConfirmation,
  showConfirmation,
  showInvitation,
} from "./workflows/confirm.ts";
import { endStudentsSessions, endTrainersSessions } from "./workflows/end-sessions.ts";
import { resetPassword, tradeResetCode } from "./workflows/reset-password.ts";
import { signIn } from "./workflows/sign-in.ts";
import { endSessionById, signOut } from "./workflows/sign-out.ts";

const roleOf = (isStudent: boolean): Role => (isStudent ? "student" : "trainer");

/** An e-mail is unique per role. Whoever names none may have either. */
const rolesOf = (isStudent: boolean | undefined): readonly Role[] =>
  isStudent === undefined ? ["trainer", "student"] : [roleOf(isStudent)];

export function accountRoutes(dependencies: Dependencies): Route[] {
  const { clock } = dependencies;
  return [
    bind(calls.signIn, ({ body: { email, password, students }, sender }) =>
      signIn(dependencies, { email, password, roles: rolesOf(students), sender }),
    ),
    bind(calls.signInAdmin, ({ body, sender }) => signIn(dependencies, { ...body, roles: ["admin"], sender })),
    bind(calls.signOut, signOut),
    bind(calls.signOutAdmin, signOut),
    bind(calls.findInvitation, ({ query: { token } }) => showInvitation(dependencies, token)),
    bind(calls.confirmUserPassword, ({ query, body, sender }) =>
      acceptInvitation(dependencies, { token: query.token, password: body.password, sender }),
    ),
    bind(calls.confirmRegister, ({ query, sender }) =>
      "token" in query
        ? confirmWithLink(dependencies, query.token)
        : confirmWithCode(dependencies, { ...query, role: roleOf(query.students), sender }),
    ),
    bind(calls.findConfirmation, ({ query: { token } }) => showConfirmation(dependencies, token)),
    bind(calls.enterByConfirmation, ({ query: { token }, sender }) =>
      enterByConfirmation(dependencies, { token, sender }),
    ),
    bind(calls.newConfirmRegisterCode, async ({ body: { user } }) => {
      const roles = [roleOf(user.students)];
      await requestAccessMail(dependencies, { kind: "confirmation", roles, email: user.email });
      return undefined;
    }),

    bind(calls.resetPasswordInstructions, async ({ body: { role_type, email } }) => {
      const roles = rolesOf(role_type && role_type === "Student");
      await requestAccessMail(dependencies, { kind: "password_reset", roles, email });
      return undefined;
    }),
    bind(calls.resetAdminPasswordInstructions, async ({ body: { email } }) => {
      await requestAccessMail(dependencies, { kind: "password_reset", roles: ["admin"], email });
      return undefined;
    }),
    bind(calls.confirmResetPasswordCode, ({ body: { role_type, email, code }, sender }) =>
      tradeResetCode(dependencies, { email, code, role: roleOf(role_type === "Student"), sender }),
    ),
    bind(calls.resetPassword, ({ query: { token }, body, sender }) =>
      resetPassword(dependencies, { token, password: body.new_password, isAdmin: false, sender }),
    ),
    bind(calls.resetAdminPassword, ({ query: { token }, body, sender }) =>
      resetPassword(dependencies, { token, password: body.new_password, isAdmin: true, sender }),
    ),

    bind(calls.listSessions, async ({ inScope, tokenHash }) => ({
      sessions: await inScope((scope) => listSessions(scope, { tokenHash, now: clock.now() })),
    })),
    bind(calls.endOwnSession, (served) => endSessionById(served, served.params.id)),
    bind(calls.endStudentsSessions, ({ actor, params }) => endStudentsSessions(dependencies, actor, params.id)),
    bind(calls.endTrainersSessions, ({ actor, params }) => endTrainersSessions(dependencies, actor, params.id)),
    bind(calls.changePassword, (served) =>
      changePassword(dependencies, served, { current: served.body.current_password, next: served.body.new_password }),
    ),
  ];
}
