import { describe, expect, it } from "vitest";
import { listSessions } from "#contract/people/accounts.ts";
import { beginPasskeySignIn, signInWithPasskey } from "#contract/people/passkeys.ts";
import { updateTrainer } from "#contract/platform-billing/trainers.ts";
import { updateStudent } from "#contract/students/students.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { RATE_LIMITS } from "../../../platform/limits.ts";
import {
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
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { emailChangesOf, NEW_PASSWORD, newEmailOf } from "../../../testing/steps/email-changes.ts";
import { aDeviceWithPasskey } from "../../../testing/steps/passkeys.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { forgetExpiredAccess } from "../accounts/commands.ts";
import { isEmailKept } from "./queries.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const { headers, ask, linkTo, undoFrom, follow, undo, change, enter, emailOf, resetBy } = emailChangesOf(prumo);

const MINUTE = 60_000;
const DAY = 86_400_000;

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

const enterByPasskey = async (person: Person) => {
  const device = await aDeviceWithPasskey(prumo, person);
  const { options } = (await sendAnything(app, beginPasskeySignIn, { headers: headers() })).body;
  const credential = device.sign({ challenge: options.challenge });
  return sendAnything(app, signInWithPasskey, { body: { credential }, headers: headers() });
};

describe("a change of e-mail", () => {
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
});
