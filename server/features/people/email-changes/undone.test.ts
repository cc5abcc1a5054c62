import { describe, expect, it } from "vitest";
import { listSessions, resetPassword, signIn } from "#contract/people/accounts.ts";
import { inviteAdministrator } from "#contract/people/administrators.ts";
import * as changes from "#contract/people/email-changes.ts";
import { registerTrainerByAdmin } from "#contract/platform-billing/trainers.ts";
import { registerStudent, StudentDraft } from "#contract/students/students.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { PASSWORD } from "../../../testing/password.ts";
import {
  anAdmin,
  anAdminFor,
  aStudent,
  aStudentDraft,
  aTrainer,
  aTrainerDraft,
  signedIn,
} from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { emailChangesOf, NEW_PASSWORD, newEmailOf } from "../../../testing/steps/email-changes.ts";
import { aDeviceWithPasskey } from "../../../testing/steps/passkeys.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { registerStudents } from "../../students/students/commands.ts";
import { forgetExpiredAccess } from "../accounts/commands.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const { headers, ask, linkTo, undoFrom, follow, undo, change, enter, emailOf } = emailChangesOf(prumo);

const MINUTE = 60_000;
const DAY = 86_400_000;

describe("a change of e-mail", () => {
  it("is undone from the former mailbox for seven days, which ends the sessions, the password and newer factors", {
    tags: "race",
  }, async () => {
    const ana = await aTrainer(prumo);
    await aDeviceWithPasskey(prumo, ana);
    const { rows: own } = await database.owner.query("select id from passkeys where user_id = $1", [ana.id]);
    clock.advance(DAY);
    const thief = { ...ana, ...(await signedIn(prumo, ana)) };
    await aDeviceWithPasskey(prumo, thief);
    clock.advance(MINUTE);
    const email = newEmailOf(ana);
    await change(thief, email);
    await aDeviceWithPasskey(prumo, thief);
    clock.advance(7 * DAY - MINUTE);
    const token = await undoFrom(ana.email);
    const shown = await send(app, changes.findFormerEmail, { querystring: { token } });
    expect(shown.body.account.email).toBe(ana.email);
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const reset = answers.flatMap(({ status, text }) => (status === 200 ? [JSON.parse(text).token] : []));
    expect((await sendAnything(app, listSessions, { as: ana })).status).toBe(401);
    expect([await enter(ana, email), await enter(ana, ana.email)]).toEqual([401, 401]);
    const body = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD };
    expect((await send(app, resetPassword, { querystring: { token: reset[0] }, body })).status).toBe(204);
    const { rows } = await database.owner.query("select id from passkeys where user_id = $1", [ana.id]);
    expect(rows).toEqual(own);
  });

  it("cannot be undone after seven days, when the former address is free again", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    await change(student);
    const token = await undoFrom(student.email);
    const register = () =>
      sendAnything(app, registerStudent, { body: { student: aStudentDraft({ email: student.email }) }, as: ana });
    expect((await register()).errors.code).toBe("email_taken");
    clock.advance(7 * DAY);
    expect((await undo(token)).errors.code).toBe("link_expired");
    await inSignInScope(database.db, (scope) => forgetExpiredAccess(scope, clock.now()));
    const body = { student: aStudentDraft({ email: student.email }) };
    const session = (await send(app, signIn, { body: { email: ana.email, password: PASSWORD }, headers: headers() }))
      .body;
    expect((await sendAnything(app, registerStudent, { body, as: session })).status).toBe(201);
  });

  it("keeps the former address from every way to get an account, and the others of a list are registered", async () => {
    const owner = await anAdmin(prumo);
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    const student = await aStudent(prumo, ana);
    const administrator = await anAdminFor(prumo, ["support"]);
    for (const person of [ana, student, administrator]) await change(person);
    const roles = ["support"];
    const invited = { fullname: "Rita", email: administrator.email, roles };
    const answers = [
      await sendAnything(app, inviteAdministrator, { body: invited, as: owner, headers: headers() }),
      await sendAnything(app, registerTrainerByAdmin, { body: aTrainerDraft({ email: ana.email }), as: owner }),
      await ask(bruno, ana.email),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 201]);
    expect((await follow(await linkTo(ana.email))).errors.code).toBe("email_taken");
    const free = newEmailOf(student, "livre");
    const ids = await inScope(database.db, actAsTrainer(bruno.id, "registration"), (scope) =>
      registerStudents(
        asTrainer(scope),
        [student.email, free].map((email) => StudentDraft.parse(aStudentDraft({ email }))),
      ),
    );
    expect([...ids.keys()]).toEqual([free]);
  });

  it("that is undone takes later ones along, whose own links no longer undo anything", async () => {
    const ana = await aTrainer(prumo);
    const [second, third] = [newEmailOf(ana, "b"), newEmailOf(ana, "c")];
    await change(ana, second);
    await change(ana, third);
    expect((await undo(await undoFrom(ana.email))).status).toBe(200);
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await undo(await undoFrom(second))).errors.code).toBe("link_expired");
  });
});
