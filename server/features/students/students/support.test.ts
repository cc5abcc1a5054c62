import { beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { updateMesocycle } from "#contract/planning/mesocycles.ts";
import { listPayments } from "#contract/platform-billing/subscription-payments.ts";
import { exportStudents, findStudent, listStudents, resendAccess, updateStudent } from "#contract/students/students.ts";
import { anAdmin, aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { anEvaluation, aPrescribedMesocycle, evaluationBody } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const admin = await anAdmin(prumo);
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const bruno = await aTrainer(prumo, { name: "Bruno Reis" });
const joao = await aStudent(prumo, ana, { name: "João da Silva" });
const joana = await aStudent(prumo, bruno, { name: "Joana Silva" });
const { path } = await aPrescribedMesocycle(prumo, joao);

beforeEach(() => database.owner.query("delete from audit_log"));

/** The entries that a person reads in their own log, the oldest first. */
const toldTo = async (as: Bearer) =>
  (await send(app, listAuditEntries, { querystring: {}, as })).body.entries
    .map(({ label, done_by }) => [label, done_by?.role_type])
    .reverse();

const SUPPORT_READ = ["Consultou os dados, como suporte", "Admin"];
const SUPPORT_CHANGED = ["Alterou os dados, como suporte", "Admin"];

describe("the administrator, helping with students", () => {
  it("finds those of every trainer, and sees whose each is; each of them is told", async () => {
    const { body } = await send(app, listStudents, { querystring: { q: "silva" }, as: admin });
    expect(body.users.map(({ name, personal }) => [name, personal])).toEqual([
      ["Joana Silva", { id: bruno.id, fullname: "Bruno Reis" }],
      ["João da Silva", { id: ana.id, fullname: "Ana Prado" }],
    ]);
    expect(body.meta).toEqual({ next_page: null, total_count: 2 });
    for (const student of [joao, joana]) expect(await toldTo(student)).toEqual([SUPPORT_READ]);
  });

  it("tells nobody whom the search did not find", async () => {
    await send(app, listStudents, { querystring: { q: "joana" }, as: admin });
    expect(await toldTo(joao)).toEqual([]);
  });

  it("shows a trainer nobody's name: all in the list are theirs", async () => {
    const { body } = await send(app, listStudents, { querystring: {}, as: ana });
    expect(body.users.map(({ personal }) => personal)).toEqual([undefined]);
    expect(await toldTo(joao)).toEqual([]);
  });

  it("takes the registrations of whom the search finds along as a spreadsheet, which they are told", async () => {
    expect((await send(app, exportStudents, { querystring: { q: "joana" }, as: admin })).status).toBe(200);
    expect(await toldTo(joana)).toEqual([["Exportou o cadastro e a anamnese", "Admin"]]);
  });

  it("reads a student's registration, with the trainer's name", async () => {
    const { student } = (await send(app, findStudent, { params: { id: joao.id }, as: admin })).body;
    expect([student.name, student.personal]).toEqual(["João da Silva", { id: ana.id, fullname: "Ana Prado" }]);
    expect(student.macrocycles).toHaveLength(1);
    expect(await toldTo(joao)).toEqual([SUPPORT_READ, ["Consultou o cadastro e a anamnese", "Admin"]]);
  });

  it("corrects a registration for the trainer; a moved invitation is sent anew", async () => {
    const invited = await aStudent(prumo, bruno);
    await database.owner.query("update users set password_hash = null, confirmed_at = null where id = $1", [
      invited.id,
    ]);
    await database.owner.query("delete from audit_log");
    const student = aStudentDraft({ email: `novo.${invited.email}`, student_type: "hybrid" });
    const { body } = await send(app, updateStudent, { params: { id: invited.id }, body: { student }, as: admin });
    expect([body.student.email, body.student.student_type]).toEqual([`novo.${invited.email}`, "hybrid"]);
    expect(await mailsTo(prumo, `novo.${invited.email}`)).toHaveLength(1);
    expect(await toldTo(invited)).toEqual([
      SUPPORT_CHANGED,
      ["Alterou o cadastro e a anamnese", "Admin"],
      ["Alterou o e-mail", "Admin"],
      ["Enviou o acesso por e-mail", "Admin"],
    ]);
  });

  it("changes a cycle, which stays the trainer's", async () => {
    const body = { name: "Base", goal: "Força", start_date: "2026-02-23", end_date: "2026-03-22" };
    const { lock_version } = (
      await database.owner.query("select lock_version from mesocycles where id = $1", [path.mesoId])
    ).rows[0];
    const answer = await send(app, updateMesocycle, { params: path, body: { ...body, lock_version }, as: admin });
    expect(answer.body.mesocycle.name).toBe("Base");
    const { evaluation_lock_version } = answer.body.mesocycle;
    const evaluation = evaluationBody(anEvaluation(), evaluation_lock_version);
    expect((await send(app, updateMesocycle, { params: path, body: evaluation, as: admin })).status).toBe(200);
    const { rows } = await database.owner.query("select distinct trainer_id from evaluations");
    expect(rows).toEqual([{ trainer_id: ana.id }]);
    expect(await toldTo(joao)).toContainEqual(["Alterou a avaliação física", "Admin"]);
  });

  it("sends the access once more", async () => {
    await send(app, resendAccess, { params: { id: joana.id }, body: { type: "Student" }, as: admin });
    expect(await toldTo(joana)).toEqual([SUPPORT_CHANGED, ["Enviou o acesso por e-mail", "Admin"]]);
  });

  it("reads what a trainer paid, which the trainer is told", async () => {
    const { status } = await send(app, listPayments, { querystring: { user_id: ana.id }, as: admin });
    expect(status).toBe(200);
    expect(await toldTo(ana)).toEqual([SUPPORT_READ]);
  });

  it("finds nothing of the administrator's own, nor of nobody, nor in a malformed id", async () => {
    for (const id of [admin.id, 987_654_321])
      expect((await send(app, findStudent, { params: { id }, as: admin })).status).toBe(404);
    const { status } = await send(app, listPayments, { querystring: { user_id: "x" as unknown as number }, as: admin });
    expect(status).toBe(400);
  });
});
