import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  changePassword,
  endStudentsSessions,
  listSessions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
} from "#contract/people/accounts.ts";
import { inviteAdministrator } from "#contract/people/administrators.ts";
import * as changes from "#contract/people/email-changes.ts";
import { beginPasskeySignIn, signInWithPasskey } from "#contract/people/passkeys.ts";
import { resetStudentsFactors } from "#contract/people/second-factors.ts";
import { registerTrainerByAdmin, updateTrainer } from "#contract/platform-billing/trainers.ts";
import { registerStudent, StudentDraft, updateStudent } from "#contract/students/students.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { RATE_LIMITS } from "../../../platform/limits.ts";
import { PASSWORD } from "../../../testing/password.ts";
import {
  anAdmin,
  anAdminFor,
  aStudent,
  aStudentDraft,
  aTrainer,
  aTrainerDraft,
  type Person,
  signedIn,
  type TheirStudent,
  type TrainerInput,
} from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aDeviceWithPasskey } from "../../../testing/steps/passkeys.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { registerStudents } from "../../students/students/commands.ts";
import { forgetExpiredAccess } from "../accounts/commands.ts";
import { isEmailKept } from "./queries.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;

const MINUTE = 60_000;
const DAY = 86_400_000;
const NEW_PASSWORD = "outra senha boa";
const twice = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD };
let networks = 0;
const headers = () => ({ "x-forwarded-for": `10.9.${networks++}.1` });
const newEmailOf = ({ email }: Person, mark = "novo") => `${mark}.${email}`;
const ask = (as: Bearer, email: string) =>
  sendAnything(app, changes.askEmailChange, { body: { email }, as, headers: headers() });
const tokenIn = async (email: string, path: string): Promise<string> => {
  const mails = await mailsTo(prumo, email);
  return mails.flatMap(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? "";
};
const linkTo = (email: string) => tokenIn(email, "confirmar_email");
const undoFrom = (email: string) => tokenIn(email, "desfazer_email");
const follow = (token: string) =>
  sendAnything(app, changes.confirmNewEmail, { querystring: { token }, headers: headers() });
const undo = (token: string) =>
  sendAnything(app, changes.undoEmailChange, { querystring: { token }, headers: headers() });
const change = async (person: Person, email = newEmailOf(person)) => {
  expect((await ask(person, email)).status).toBe(201);
  expect((await follow(await linkTo(email))).status).toBe(204);
};
const enter = async ({ role }: Person, email: string, password = PASSWORD) =>
  (await sendAnything(app, role === "admin" ? signInAdmin : signIn, { body: { email, password }, headers: headers() }))
    .status;
const emailOf = async ({ id }: Person) =>
  (await database.owner.query<{ email: string }>("select email from users where id = $1", [id])).rows[0]?.email;
/** At once, by who is in charge of the account. */
const move = async ({ role, id }: Person, email: string, by: Person) => {
  const { password: _, subscription_plan_id: __, ...registration } = aTrainerDraft({ email });
  const answer =
    role === "student"
      ? await send(app, updateStudent, { params: { id }, body: { student: aStudentDraft({ email }) }, as: by })
      : await send(app, updateTrainer, { params: { id }, body: registration, as: by });
  expect(answer.status).toBe(200);
};
const isKept = ({ role }: Person, email: string) =>
  inSignInScope(database.db, (scope) => isEmailKept(scope, role, email));
const resetBy = async (email: string) => {
  const body = { email, role_type: "Student" } as const;
  await sendAnything(app, resetPasswordInstructions, { body, headers: headers() });
  const querystring = { token: await tokenIn(email, "resetar_senha") };
  return send(app, resetPassword, { querystring, body: twice });
};
const enterByPasskey = async (person: Person) => {
  const device = await aDeviceWithPasskey(prumo, person);
  const { options } = (await sendAnything(app, beginPasskeySignIn, { headers: headers() })).body;
  const credential = device.sign({ challenge: options.challenge });
  return sendAnything(app, signInWithPasskey, { body: { credential }, headers: headers() });
};

describe("a change of e-mail", () => {
  it("holds once the new mailbox has confirmed it, in every role, and until then the former one is in force", async () => {
    const ana = await aTrainer(prumo);
    for (const person of [ana, await aStudent(prumo, ana), await anAdmin(prumo)]) {
      const email = newEmailOf(person);
      expect((await ask(person, email)).status).toBe(201);
      expect((await send(app, changes.findEmailChange, { as: person })).body.email_change?.email).toBe(email);
      expect([await enter(person, person.email), await enter(person, email)]).toEqual([200, 401]);
      const querystring = { token: await linkTo(email) };
      const shown = await send(app, changes.findNewEmail, { querystring });
      expect(shown.body.account.email).toBe(email);
      expect(await emailOf(person)).toBe(person.email);
      expect((await follow(querystring.token)).status).toBe(204);
      expect([await enter(person, person.email), await enter(person, email)]).toEqual([401, 200]);
      expect((await send(app, listSessions, { as: person })).status).toBe(200);
      expect((await send(app, changes.findEmailChange, { as: person })).body.email_change).toBeNull();
    }
  });

  it("is asked for by who has proved who they are in the last ten minutes, and by nobody else", async () => {
    const ana = await aTrainer(prumo);
    clock.advance(10 * MINUTE);
    expect((await ask(ana, newEmailOf(ana))).errors.code).toBe("proof_required");
    expect(await mailsTo(prumo, newEmailOf(ana))).toEqual([]);
  });

  it("is refused to the own address, and after five in a day", async () => {
    const ana = await aTrainer(prumo);
    expect((await ask(ana, ana.email.toUpperCase())).errors.fields).toHaveProperty("email");
    const statuses = [];
    for (const mark of ["a", "b", "c", "d", "e", "f"]) statuses.push((await ask(ana, newEmailOf(ana, mark))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("is confirmed by the last link, once of several times at once, within 48 hours, and not after it was withdrawn", {
    tags: "race",
  }, async () => {
    const ana = await aTrainer(prumo);
    await ask(ana, newEmailOf(ana, "um"));
    const replaced = await linkTo(newEmailOf(ana, "um"));
    await ask(ana, newEmailOf(ana, "dois"));
    expect((await follow(replaced)).errors.code).toBe("link_expired");
    expect((await send(app, changes.withdrawEmailChange, { as: ana })).status).toBe(204);
    expect((await send(app, changes.withdrawEmailChange, { as: ana })).status).toBe(404);
    expect((await follow(await linkTo(newEmailOf(ana, "dois")))).errors.code).toBe("link_expired");
    await ask(ana, newEmailOf(ana, "tres"));
    const last = await linkTo(newEmailOf(ana, "tres"));
    const answers = await Promise.all([1, 2, 3].map(() => follow(last)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);

    const late = await aTrainer(prumo);
    await ask(late, newEmailOf(late));
    const link = await linkTo(newEmailOf(late));
    clock.advance(2 * DAY);
    expect((await follow(link)).errors.code).toBe("link_expired");
  });

  it.each<[string, (student: TheirStudent) => Promise<{ status: number }>]>([
    ["a mailed reset", ({ email }) => resetBy(email)],
    [
      "a new password",
      (as) => sendAnything(app, changePassword, { body: { current_password: PASSWORD, ...twice }, as }),
    ],
    ["the end of all sessions", ({ id, trainer }) => send(app, endStudentsSessions, { params: { id }, as: trainer })],
    [
      "the removal of all factors",
      ({ id, trainer }) => send(app, resetStudentsFactors, { params: { id }, as: trainer }),
    ],
  ])("that waits is withdrawn by %s: somebody else may have asked for it", async (_, act) => {
    const student = await aStudent(prumo, await aTrainer(prumo));
    await ask(student, newEmailOf(student));
    const link = await linkTo(newEmailOf(student));
    expect((await act(student)).status).toBe(204);
    expect((await follow(link)).errors.code).toBe("link_expired");
    expect(await emailOf(student)).toBe(student.email);
  });

  it("is not taken back by a form of trainer or support that was opened before it, or before it was undone", async () => {
    const support = await anAdminFor(prumo, ["support"]);
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const form = aTrainerDraft({ email: ana.email });
    const opened = (await send(app, updateTrainer, { params: { id: ana.id }, body: form, as: support })).body.user;
    const trainersForm = (email: string, lock_version: number) =>
      send(app, updateTrainer, { params: { id: ana.id }, body: { ...form, email, lock_version }, as: support });
    const studentsForm = (email: string, lock_version: number) =>
      send(app, updateStudent, {
        params: { id: student.id },
        body: { student: { ...aStudentDraft({ email }), lock_version } },
        as: ana,
      });
    // To undo the own change ends the trainer's session.
    for (const [person, save, version] of [
      [student, studentsForm, 0],
      [ana, trainersForm, opened.lock_version],
    ] as const) {
      await change(person);
      expect((await save(person.email, version)).errors.code).toBe("changed_elsewhere");
      expect(await emailOf(person)).toBe(newEmailOf(person));
      expect((await undo(await undoFrom(person.email))).status).toBe(200);
      expect((await save(newEmailOf(person), version + 1)).errors.code).toBe("changed_elsewhere");
      expect(await emailOf(person)).toBe(person.email);
    }
  });

  it("to an address that two people claim is the first one's who follows the link, and asking tells of nobody", {
    tags: "race",
  }, async () => {
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    const email = newEmailOf(ana, "disputado");
    const links = [];
    for (const person of [ana, bruno]) {
      expect((await ask(person, email)).status).toBe(201);
      links.push(await linkTo(email));
    }
    const answers = await Promise.all(links.map(follow));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(answers.filter(({ status }) => status === 422).map(({ errors }) => errors.code)).toEqual(["email_taken"]);
    expect([await emailOf(ana), await emailOf(bruno)].filter((held) => held === email)).toHaveLength(1);
  });

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

  it("by the trainer holds at once, ends the student's own that waits, and is undone by the student", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    await ask(student, newEmailOf(student, "meu"));
    const email = newEmailOf(student, "dela");
    const request = { params: { id: student.id }, body: { student: aStudentDraft({ email }) } };
    clock.advance(10 * MINUTE);
    const refused = await sendAnything(app, updateStudent, { ...request, as: ana });
    expect(refused.errors.code).toBe("proof_required");
    const proved = await signedIn(prumo, ana);
    expect((await send(app, updateStudent, { ...request, as: proved })).status).toBe(200);
    expect(await emailOf(student)).toBe(email);
    expect((await follow(await linkTo(newEmailOf(student, "meu")))).errors.code).toBe("link_expired");
    expect((await undo(await undoFrom(student.email))).status).toBe(200);
    expect(await emailOf(student)).toBe(student.email);
  });

  it("that corrects a mistyped address tells the stranger who has it nothing, and the proved one undoes it all", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const support = await anAdminFor(prumo, ["support"]);
    for (const [person, by] of [
      [student, ana],
      [ana, support],
    ] as const) {
      const [mistyped, again, right] = [newEmailOf(person, "erro"), newEmailOf(person, "outro"), newEmailOf(person)];
      for (const email of [mistyped, again, right]) await move(person, email, by);
      expect(await emailOf(person)).toBe(right);
      expect([...(await mailsTo(prumo, mistyped)), ...(await mailsTo(prumo, again))]).toEqual([]);
      expect(await isKept(person, mistyped)).toBe(false);
      expect(await isKept(person, person.email)).toBe(true);
      expect((await mailsTo(prumo, person.email)).filter(({ text }) => text.includes("desfazer_email"))).toHaveLength(
        1,
      );
      expect((await undo(await undoFrom(person.email))).status).toBe(200);
      expect(await emailOf(person)).toBe(person.email);
    }
  });

  it("from a mistyped address by the student, or after its week, tells the stranger nothing either", async () => {
    const ana = await aTrainer(prumo);
    const [owner, late] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    await move(owner, newEmailOf(owner, "erro"), ana);
    await change(owner, newEmailOf(owner, "certo"));
    expect(await mailsTo(prumo, newEmailOf(owner, "erro"))).toEqual([]);
    expect((await undo(await undoFrom(owner.email))).status).toBe(200);

    await move(late, newEmailOf(late, "erro"), ana);
    clock.advance(7 * DAY);
    await inSignInScope(database.db, (scope) => forgetExpiredAccess(scope, clock.now()));
    expect(await isKept(late, late.email)).toBe(false);
    await move(late, newEmailOf(late, "certo"), { ...ana, ...(await signedIn(prumo, ana)) });
    expect(await mailsTo(prumo, newEmailOf(late, "erro"))).toEqual([]);
  });

  it("back to the proved address is no mistyping: that one is told of the next change, and the stranger of none", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    for (const email of [newEmailOf(student, "erro"), student.email, newEmailOf(student, "certo")])
      await move(student, email, ana);
    expect(await mailsTo(prumo, newEmailOf(student, "erro"))).toEqual([]);
    const letters = await mailsTo(prumo, student.email);
    expect(letters.filter(({ text }) => text.includes("desfazer_email"))).toHaveLength(2);
    expect((await undo(await undoFrom(student.email))).status).toBe(200);
    expect(await emailOf(student)).toBe(student.email);
  });

  const isUndoneFromTheNext = async (use: (student: TheirStudent, email: string) => Promise<unknown>) => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const second = newEmailOf(student, "segundo");
    await move(student, second, ana);
    clock.advance(MINUTE);
    await use(student, second);
    await move(student, newEmailOf(student, "terceiro"), ana);
    const isTold = (await undoFrom(second)) !== "";
    expect(await isKept(student, second)).toBe(isTold);
    return isTold;
  };

  it.each<[string, Parameters<typeof isUndoneFromTheNext>[0]]>([
    ["signed in with it", (student, email) => enter(student, email)],
    ["chose a password by a link to it", (_, email) => resetBy(email)],
  ])("by the trainer gives the new address a say in the next one, once the student %s", async (_, use) => {
    expect(await isUndoneFromTheNext(use)).toBe(true);
  });

  it.each<[string, Parameters<typeof isUndoneFromTheNext>[0]]>([
    ["signed in by a passkey", (student) => enterByPasskey(student)],
    ["mistook the password", (student, email) => enter(student, email, NEW_PASSWORD)],
    ["used the open session", (student) => send(app, listSessions, { as: student })],
  ])("by the trainer gives the new address no say in the next one, when the student only %s", async (_, use) => {
    expect(await isUndoneFromTheNext(use)).toBe(false);
  });

  it("of an account that its owner never opened tells nobody", async () => {
    const support = await anAdminFor(prumo, ["support"]);
    for (const state of ["confirmed_at = null", "must_change_password = true"]) {
      const ana = await aTrainer(prumo);
      await database.owner.query(`update users set ${state} where id = $1`, [ana.id]);
      await move(ana, newEmailOf(ana), support);
      expect(await mailsTo(prumo, ana.email)).toEqual([]);
      expect(await isKept(ana, ana.email)).toBe(false);
    }
  });

  it("of a student by the trainer is limited as mails are, and saving anything else is not", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const save = (email: string) =>
      sendAnything(app, updateStudent, {
        params: { id: student.id },
        body: { student: aStudentDraft({ email }) },
        as: ana,
        headers: headers(),
      });
    const most = RATE_LIMITS.mail.find(({ per }) => per === "account")?.max ?? 0;
    for (let time = 0; time < most; time++) expect((await save(newEmailOf(student, `n${time}`))).status).toBe(200);
    expect((await save(newEmailOf(student, "mais"))).errors.code).toBe("too_many_tries");
    expect((await save(newEmailOf(student, `n${most - 1}`))).status).toBe(200);
  });

  it("of a trainer by support asks for a proof, which nothing else in the registration does", async () => {
    const ana = await aTrainer(prumo);
    const support = await anAdminFor(prumo, ["support"]);
    clock.advance(10 * MINUTE);
    const { password: _, subscription_plan_id: __, ...registration } = aTrainerDraft({ email: ana.email });
    const save = (changes: Partial<TrainerInput>, as: Person = support) =>
      sendAnything(app, updateTrainer, { params: { id: ana.id }, body: { ...registration, ...changes }, as });
    expect((await save({ name: "Ana Nova" })).status).toBe(200);
    expect(
      (await sendAnything(app, updateTrainer, { params: { id: ana.id }, body: { is_active: false }, as: support }))
        .status,
    ).toBe(200);
    const email = newEmailOf(ana);
    expect((await save({ email })).errors.code).toBe("proof_required");
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await save({ email }, { ...support, ...(await signedIn(prumo, support)) })).status).toBe(200);
    expect(await emailOf(ana)).toBe(email);
  });

  it("within a student's registration waits for the new mailbox too, and keeps what was changed beside it", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const email = newEmailOf(student);
    const request = { params: { id: student.id }, body: { student: aStudentDraft({ email, name: "Nome Novo" }) } };
    const saved = await send(app, updateStudent, { ...request, as: student });
    expect(saved.body.student).toMatchObject({ email: student.email, name: "Nome Novo" });
    expect((await follow(await linkTo(email))).status).toBe(204);
    expect((await send(app, currentUser, { querystring: {}, as: student })).body.user.email).toBe(email);
    clock.advance(10 * MINUTE);
    const again = { student: aStudentDraft({ email: newEmailOf(student, "mais") }) };
    const refused = await sendAnything(app, updateStudent, { params: { id: student.id }, body: again, as: student });
    expect(refused.errors.code).toBe("proof_required");
  });
});
