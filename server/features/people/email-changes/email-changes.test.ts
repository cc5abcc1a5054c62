import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { changePassword, endStudentsSessions, listSessions } from "#contract/people/accounts.ts";
import * as changes from "#contract/people/email-changes.ts";
import { resetStudentsFactors } from "#contract/people/second-factors.ts";
import { updateTrainer } from "#contract/platform-billing/trainers.ts";
import { updateStudent } from "#contract/students/students.ts";
import { PASSWORD } from "../../../testing/password.ts";
import {
  anAdmin,
  anAdminFor,
  aStudent,
  aStudentDraft,
  aTrainer,
  aTrainerDraft,
  type TheirStudent,
} from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { emailChangesOf, NEW_PASSWORD, newEmailOf } from "../../../testing/steps/email-changes.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const { ask, linkTo, undoFrom, follow, undo, change, enter, emailOf, resetBy } = emailChangesOf(prumo);

const MINUTE = 60_000;
const DAY = 86_400_000;
const twice = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD };

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
