import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { findStudent, registerStudent, updateStudent } from "#contract/students/students.ts";
import { anAdmin, aStudent, aStudentDraft, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { type Change, ofTheTrainer, registrationsOf } from "../../../testing/steps/registrations.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const { read, save } = registrationsOf(prumo, ana);

describe("a trainer's change", () => {
  it("leaves the trainer's own fields as they are when they are not sent", async () => {
    const student = await aStudent(prumo, ana, ofTheTrainer);
    const { student_type, contact_name, contact_cellphone, personal_anamnesis, ...rest } = aStudentDraft({
      email: student.email,
      name: "Só o Nome",
    });
    const answer = await sendAnything(app, updateStudent, {
      params: { id: student.id },
      body: { student: rest },
      as: ana,
    });
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({ ...ofTheTrainer, name: "Só o Nome", personal_anamnesis });
  });

  it("of a few answers leaves the others as they are, and clears those sent blank", async () => {
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { days_of_week: ["monday"], training_goals: "Performance", ocupation: "Médica" },
      physiological_anamnesis: { water: "3 L", smoke: false },
    });
    const change = {
      personal_anamnesis: { training_goals: null, had_pains: false },
      physiological_anamnesis: { smoke: true },
    };
    expect((await save(student, change as Change, ana)).status).toBe(200);
    const { personal_anamnesis, physiological_anamnesis } = await read(student);
    expect(personal_anamnesis).toEqual({
      days_of_week: ["monday"],
      training_goals: null,
      ocupation: "Médica",
      had_pains: false,
    });
    expect(physiological_anamnesis).toEqual({ water: "3 L", smoke: true });
  });

  it("of the status to inactive ends the student's sessions", async () => {
    const student = await aStudent(prumo, ana);
    expect((await save(student, { is_active: false }, ana)).status).toBe(200);
    expect(await read(student)).toMatchObject({ is_active: false });
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(401);
    expect((await save(student, { is_active: true }, ana)).status).toBe(200);
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(401);
  });

  it("of the e-mail ends links and codes sent to the old one, and repeats a pending invitation", async () => {
    const draft = aStudentDraft();
    const { body } = await send(app, registerStudent, { body: { student: draft }, as: ana });
    const { id } = body.student;
    const [first] = await mailsTo(prumo, draft.email);
    const email = `outro.${draft.email}`;
    await sendAnything(app, updateStudent, { params: { id }, body: { student: { ...draft, email } }, as: ana });
    const [anew] = await mailsTo(prumo, email);
    expect(anew?.subject).toBe(first?.subject);
    const { rows } = await database.owner.query("select count(*)::int as count from access_links where user_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("a new e-mail for signing in", () => {
  const movedFrom = async (student: TheirStudent, as: Bearer) => {
    const email = `outro.${student.email}`;
    expect((await save(student, { email, name: "Nome Novo" }, as)).status).toBe(200);
    const mails = await mailsTo(prumo, student.email);
    return mails.filter(({ subject }) => subject === "Seu e-mail no Prumo foi alterado");
  };
  const events = async ({ id }: TheirStudent) =>
    (
      await database.owner.query(
        "select actor_id, actor_role, network from audit_log where user_id = $1 and action = 'email_changed'",
        [id],
      )
    ).rows;

  it.each([
    ["the trainer", "pelo seu personal"],
    ["the administrator", "pelo suporte"],
  ])("is told to the address before by %s's change, without saying which it is now", async (who, words) => {
    const student = await aStudent(prumo, ana, { name: "João da Silva" });
    const doer = who === "the trainer" ? ana : await anAdmin(prumo);
    const [mail, ...more] = await movedFrom(student, doer);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Olá, João da Silva!");
    expect(mail?.text).toContain(`foi alterado em 02/03/2026 às 12:00, ${words}.`);
    expect(mail?.text).toContain("/autenticacao/desfazer_email?token=");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/outro\.|Nome Novo/);
    expect(await events(student)).toEqual([{ actor_id: doer.id, actor_role: doer.role, network: null }]);
  });

  it("has its own line in the student's log", async () => {
    const student = await aStudent(prumo, ana);
    await movedFrom(student, ana);
    const { body } = await send(app, listAuditEntries, { querystring: {}, as: student });
    expect(body.entries.map(({ label }) => label)).toContain("Alterou o e-mail");
  });

  it("causes no mail before the account was opened, nor when the change is refused or changes nothing", async () => {
    const draft = aStudentDraft();
    const { body } = await send(app, registerStudent, { body: { student: draft }, as: ana });
    const invited = { id: body.student.id, email: draft.email } as TheirStudent;
    expect(await movedFrom(invited, ana)).toEqual([]);

    const student = await aStudent(prumo, ana);
    expect((await save(student, { email: `x.${student.email}`, lock_version: 7 }, ana)).status).toBe(409);
    const email = `y.${student.email}`;
    expect((await save(student, { email: email.toUpperCase() }, ana)).status).toBe(200);
    expect((await save(student, { email }, ana)).status).toBe(200);
    expect(await events(student)).toHaveLength(1);
    expect(await mailsTo(prumo, email)).toEqual([]);
  });
});
