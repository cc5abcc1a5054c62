import { beforeEach, describe, expect, it } from "vitest";
import { requestExport } from "#contract/own-data/personal-data.ts";
import {
  changePassword,
  confirmRegister,
  confirmUserPassword,
  endOwnSession,
  listSessions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
  signOut,
  signOutAdmin,
} from "#contract/people/accounts.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { giveConsent } from "#contract/people/terms.ts";
import {
  evaluationPdf,
  findEvaluation,
  findMesocycle,
  findTrainings,
  listMesocycles,
  removeMesocycle,
  trainingsPdf,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import {
  findStudent,
  listStudents,
  registerStudent,
  setStudentStatus,
  updateStudent,
} from "#contract/students/students.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { enqueueAccessMails } from "../../../platform/jobs/commands.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aStudentDraft, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aMesocycle, aPrescribedMesocycle, evaluationBody } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { recordAccess } from "./commands.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno Estranho" });
const joao = await aStudent(prumo, ana, { name: "João" });
const cycle = await aPrescribedMesocycle(prumo, joao);
const { path } = cycle;

/** Entries from before the test are left out. */
beforeEach(() => database.owner.query("delete from audit_log"));

const entriesOf = async (as: Bearer, querystring = {}) =>
  (await send(app, listAuditEntries, { querystring, as })).body.entries;
const told = async (as: Bearer) =>
  (await entriesOf(as)).map(({ label, done_by }) => [label, done_by?.fullname ?? done_by?.role_type ?? null]);

const HEADERS = {
  "user-agent": "Mozilla/5.0 (Linux; Android 16) AppleWebKit Chrome/150",
  "x-forwarded-for": "203.0.113.77",
};

describe("the log of an account", () => {
  it("tells signing in, with device and block of addresses, and failing to, and signing out", async () => {
    const trainer = await aTrainer(prumo, { name: "Tânia" });
    const enter = (password: string) =>
      sendAnything(app, signIn, { body: { email: trainer.email, password }, headers: HEADERS });
    await enter("errada demais");
    const { body } = await enter(PASSWORD);
    await send(app, signOut, { as: body });
    const [signedOut, entered, failed, ...more] = await entriesOf(trainer);
    expect(more).toEqual([]);
    const from = { device: "Chrome no Android", network: "203.0.113.0/24" };
    const byHer = { id: trainer.id, role_type: "PersonalTrainer", fullname: "Tânia" };
    expect(failed).toMatchObject({ label: "Tentativa de entrar com senha errada", done_by: null, ...from });
    expect(entered).toMatchObject({ label: "Entrou na conta", done_by: byHer, ...from });
    expect(signedOut).toMatchObject({ label: "Saiu da conta", done_by: byHer });
    expect(Math.abs(Date.parse(entered?.happened_at ?? "") - Date.now())).toBeLessThan(60_000);
  });

  it("keeps neither e-mail nor address nor the whole user agent", async () => {
    await sendAnything(app, signIn, { body: { email: ana.email, password: PASSWORD }, headers: HEADERS });
    const { rows } = await database.owner.query("select * from audit_log");
    expect(rows).toHaveLength(1);
    for (const secret of [ana.email, "203.0.113.77", "AppleWebKit", ana.name])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("says nothing of an e-mail that nobody has", async () => {
    await send(app, signIn, { body: { email: "ninguem@exemplo.com.br", password: "errada" } });
    expect((await database.owner.query("select from audit_log")).rowCount).toBe(0);
  });

  it("tells of passwords, sessions and consents", async () => {
    const person = await aTrainer(prumo);
    const elsewhere = await signedIn(prumo, person);
    const { sessions } = (await send(app, listSessions, { as: elsewhere })).body;
    const id = sessions.find(({ is_current }) => is_current)?.id ?? 0;
    await send(app, endOwnSession, { params: { id }, as: person });
    const twice = { new_password: "uma senha nova", new_password_confirmation: "uma senha nova" };
    await send(app, changePassword, { body: { current_password: PASSWORD, ...twice }, as: person });
    for (let time = 0; time < 2; time++) await send(app, giveConsent, { body: { version: 1 }, as: person });
    await send(app, resetPasswordInstructions, { body: { email: person.email, role_type: "PersonalTrainer" } });
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, person.email)).at(-1)?.text ?? "")?.[1] ?? "";
    await send(app, resetPassword, { querystring: { token }, body: twice });
    expect((await told(await signedIn(prumo, person))).map(([label]) => label)).toEqual([
      "Redefiniu a senha pelo e-mail",
      "Aceitou os termos de uso",
      "Alterou a senha",
      "Encerrou uma sessão",
    ]);
  });

  it("tells a student what the trainer did to the account, and the trainer none of it", async () => {
    const { body } = await send(app, registerStudent, { body: { student: aStudentDraft() }, as: ana });
    const { id, email } = body.student;
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, email)).at(-1)?.text ?? "")?.[1] ?? "";
    await send(app, confirmUserPassword, { querystring: { token }, body: { password: PASSWORD } });
    for (const is_active of [false, false, true])
      await send(app, setStudentStatus, { params: { id }, body: { is_active }, as: ana });
    for (const is_active of [true, false, true]) {
      const student = { ...aStudentDraft({ email }), is_active };
      await send(app, updateStudent, { params: { id }, body: { student }, as: ana });
    }
    expect((await told(await signedIn(prumo, { id }))).reverse()).toEqual([
      ["Criou a conta", "Ana Prado"],
      ["Enviou o acesso por e-mail", "Ana Prado"],
      ["Confirmou a conta", "João da Silva"],
      ["Entrou na conta", "João da Silva"],
      ["Desativou a conta", "Ana Prado"],
      ["Reativou a conta", "Ana Prado"],
      ["Alterou o cadastro e a anamnese", "Ana Prado"],
      ["Desativou a conta", "Ana Prado"],
      ["Reativou a conta", "Ana Prado"],
    ]);
    expect(await told(ana)).toEqual([]);
  });

  it("tells that an account was confirmed, once", async () => {
    const person = await aTrainer(prumo);
    await database.owner.query("update users set confirmed_at = null where id = $1", [person.id]);
    await inSignInScope(database.db, (scope) => enqueueAccessMails(scope, "confirmation", [person.id]));
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, person.email)).at(-1)?.text ?? "")?.[1] ?? "";
    for (let time = 0; time < 2; time++) await send(app, confirmRegister, { querystring: { token } });
    expect(await told(person)).toEqual([["Confirmou a conta", person.name]]);
  });

  it("is the administrator's too", async () => {
    const admin = await anAdmin(prumo);
    const { body } = await send(app, signInAdmin, { body: { email: admin.email, password: PASSWORD } });
    await send(app, signOutAdmin, { as: body });
    expect(await told(admin)).toEqual([
      ["Saiu da conta", admin.name],
      ["Entrou na conta", admin.name],
    ]);
  });

  it("comes page by page, the newest first", async () => {
    const person = await aTrainer(prumo);
    await database.owner.query(
      `insert into audit_log (trainer_id, user_id, actor_id, actor_role, subject, action)
       select $1, $1, $1, 'trainer', 'account', 'signed_in' from generate_series(1, 5)`,
      [person.id],
    );
    const page = (number: number) =>
      send(app, listAuditEntries, { querystring: { page: number, limit: 2 }, as: person });
    const [first, last, beyond] = [await page(1), await page(3), await page(9)];
    expect([first.body.meta, first.body.entries.length]).toEqual([{ next_page: 2, total_count: 5 }, 2]);
    expect([last.body.meta, last.body.entries.length]).toEqual([{ next_page: null, total_count: 5 }, 1]);
    expect([beyond.body.meta, beyond.body.entries.length]).toEqual([{ next_page: null, total_count: 5 }, 0]);
    expect(first.body.entries[0]?.id).toBeGreaterThan(last.body.entries[0]?.id ?? 0);
  });
});

describe("the log of a student's health data", () => {
  const read = (as: Person) => send(app, findStudent, { params: { id: joao.id }, as });

  it.each([
    ["opens the registration with its anamnesis", () => read(ana), "Consultou o cadastro e a anamnese"],
    [
      "saves the registration",
      () =>
        send(app, updateStudent, {
          params: { id: joao.id },
          body: { student: aStudentDraft({ name: "João", email: joao.email }) },
          as: ana,
        }),
      "Alterou o cadastro e a anamnese",
    ],
    ["opens a mesocycle", () => send(app, findMesocycle, { params: path, as: ana }), "Consultou a avaliação física"],
    ["opens an evaluation", () => send(app, findEvaluation, { params: path, as: ana }), "Consultou a avaliação física"],
    [
      "lists mesocycles with the fat percentage of one",
      () => send(app, listMesocycles, { params: { id: path.id, macroId: path.macroId }, as: ana }),
      "Consultou a avaliação física",
    ],
    [
      "opens trainings, which come with it",
      () => send(app, findTrainings, { params: path, as: ana }),
      "Consultou a avaliação física",
    ],
    [
      "prints an evaluation",
      () => send(app, evaluationPdf, { params: path, as: ana }),
      "Gerou um PDF com a avaliação física",
    ],
  ] as const)("tells the student that the trainer %s", async (_, open, label) => {
    await open();
    expect(await told(joao)).toEqual([[label, "Ana Prado"]]);
    const [entry] = await entriesOf(joao);
    expect(entry).toMatchObject({ device: null, network: null });
  });

  it("tells that an evaluation was saved, and removed with its cycle", async () => {
    const student = await aStudent(prumo, ana);
    const path = await aMesocycle(prumo, student);
    const saved = await send(app, updateMesocycle, { params: path, body: evaluationBody(), as: ana });
    expect(saved.status).toBe(200);
    expect((await send(app, removeMesocycle, { params: path, as: ana })).status).toBe(204);
    const labels = (await told(student)).map(([label]) => label);
    expect(labels.filter((label) => label?.includes("avaliação"))).toEqual([
      "Excluiu a avaliação física",
      "Consultou a avaliação física",
      "Alterou a avaliação física",
    ]);
  });

  it("tells every student, and nobody else's, that the trainer exported everything", async () => {
    const trainer = await aTrainer(prumo, { name: "Tânia" });
    const students = [await aStudent(prumo, trainer), await aStudent(prumo, trainer)];
    await database.owner.query("delete from audit_log");
    await send(app, requestExport, { as: trainer });
    for (const student of students)
      expect(await told(student)).toEqual([["Exportou todos os dados de saúde", "Tânia"]]);
    expect(await told(trainer)).toEqual([["Pediu uma cópia dos dados", "Tânia"]]);
    expect(await told(joao)).toEqual([]);
  });

  it("does not tell of what holds no health data", async () => {
    const student = await aStudent(prumo, ana);
    const path = await aMesocycle(prumo, student);
    await database.owner.query("delete from audit_log");
    await send(app, listStudents, { querystring: {}, as: ana });
    await send(app, listMesocycles, { params: { id: path.id, macroId: path.macroId }, as: ana });
    await send(app, findMesocycle, { params: path, as: ana });
    await send(app, trainingsPdf, { params: cycle.path, as: ana });
    await send(app, removeMesocycle, { params: path, as: ana });
    expect((await database.owner.query("select from audit_log")).rowCount).toBe(0);
  });

  it("does not tell what a student reads of their own", async () => {
    await read(joao);
    await send(app, listMesocycles, { params: { id: path.id, macroId: path.macroId }, as: joao });
    await send(app, findEvaluation, { params: path, as: joao });
    await send(app, evaluationPdf, { params: path, as: joao });
    expect(await told(joao)).toEqual([]);
  });

  it("tells an access once an hour, however often and however many at once", { tags: "race" }, async () => {
    await Promise.all(Array.from({ length: 6 }, () => read(ana)));
    expect(await told(joao)).toHaveLength(1);
    await database.owner.query("update audit_log set happened_at = happened_at - interval '1 hour'");
    await read(ana);
    await read(ana);
    expect(await told(joao)).toHaveLength(2);
  });

  it("is not there when the reading did not hold, nor when there was nothing to read", async () => {
    const undone = inScope(database.db, actAsTrainer(ana.id, "demonstration"), async (scope) => {
      await recordAccess(scope, { studentId: joao.id, subject: "evaluation", action: "read" });
      throw new Error("broke");
    });
    await expect(undone).rejects.toThrow("broke");
    expect((await read(bruno)).status).toBe(404);
    for (const call of [findEvaluation, listMesocycles])
      expect((await send(app, call, { params: path, as: bruno })).status).toBe(404);
    expect((await database.owner.query("select from audit_log")).rowCount).toBe(0);
  });

  it("shows nobody's to anybody else", async () => {
    await read(ana);
    const dora = await aStudent(prumo, ana, { name: "Dora" });
    for (const stranger of [ana, bruno, dora, await anAdmin(prumo)])
      expect((await entriesOf(stranger)).filter(({ label }) => label.includes("anamnese"))).toEqual([]);
  });
});
