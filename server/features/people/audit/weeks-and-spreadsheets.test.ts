import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { comparisonPdf } from "#contract/planning/mesocycles.ts";
import { evaluationPdf, findMicrocycle, removeMicrocycle } from "#contract/planning/microcycles.ts";
import { finalResultPdf, findFinalResult } from "#contract/results/final-results.ts";
import { beginStudentImport, finishStudentImport, sendStudentImportRows } from "#contract/students/student-imports.ts";
import { exportStudents, removeStudent, resendAccess, setStudentStatus } from "#contract/students/students.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, aPrescribedMesocycle, aPrescribedMicrocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado" });
const joao = await aStudent(prumo, ana, { name: "João" });
const first = await aPrescribedMesocycle(prumo, joao);
const later = { name: "Mesociclo 2", start_date: "2026-03-23", end_date: "2026-04-19" };
const second = await anEvaluatedMesocycle(prumo, joao, later, first.path);
const week = await aPrescribedMicrocycle(prumo, joao, { start_date: "2026-04-20" }, first.path);

beforeEach(() => database.owner.query("delete from audit_log"));

const labelsOf = async (as: typeof joao) =>
  (await send(app, listAuditEntries, { querystring: {}, as })).body.entries.map(({ label }) => label);

describe("the log of a student's health data", () => {
  const macrocycle = { id: joao.id, macroId: first.path.macroId };
  const compared = { firstId: first.path.mesoId, secondId: second.path.mesoId };

  it.each([
    ["opens a week", () => send(app, findMicrocycle, { params: week.path, as: ana }), "Consultou a avaliação física"],
    [
      "prints a week's evaluation",
      () => send(app, evaluationPdf, { params: week.path, as: ana }),
      "Gerou um PDF com a avaliação física",
    ],
    [
      "compares two evaluations",
      () => send(app, comparisonPdf, { params: compared, querystring: {}, as: ana }),
      "Gerou um PDF com a avaliação física",
    ],
    [
      "reads the final result",
      () => send(app, findFinalResult, { params: macrocycle, as: ana }),
      "Consultou a avaliação física",
    ],
    [
      "prints the final result",
      () => send(app, finalResultPdf, { params: macrocycle, as: ana }),
      "Gerou um PDF com a avaliação física",
    ],
    [
      "takes the students along as a spreadsheet",
      () => send(app, exportStudents, { querystring: { q: "joao" }, as: ana }),
      "Exportou o cadastro e a anamnese",
    ],
    [
      "sends the access once more",
      () => send(app, resendAccess, { params: { id: joao.id }, body: { type: "Student" }, as: ana }),
      "Enviou o acesso por e-mail",
    ],
  ] as const)("tells the student that the trainer %s", async (_, open, label) => {
    expect((await open()).status).toBeLessThan(300);
    expect(await labelsOf(joao)).toEqual([label]);
  });

  it("does not tell of a comparison that was refused", async () => {
    const same = { firstId: first.path.mesoId, secondId: first.path.mesoId };
    expect((await send(app, comparisonPdf, { params: same, querystring: {}, as: ana })).status).toBe(422);
    expect(await labelsOf(joao)).toEqual([]);
  });

  it("tells that a week's evaluation went with the week", async () => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMicrocycle(prumo, student);
    await database.owner.query("delete from audit_log");
    expect((await send(app, removeMicrocycle, { params: path, as: ana })).status).toBe(204);
    expect(await labelsOf(student)).toEqual(["Excluiu a avaliação física"]);
  });

  it("does not tell a student of a spreadsheet that they are not in", async () => {
    await send(app, exportStudents, { querystring: { q: "ninguem-com-este-nome" }, as: ana });
    expect(await labelsOf(joao)).toEqual([]);
  });
});

describe("the log of accounts", () => {
  const entriesOf = async (userId: number) =>
    (await database.owner.query("select action, actor_id from audit_log where user_id = $1 order by id", [userId]))
      .rows;

  it("tells of every student that an import made", async () => {
    const body = { key: randomUUID(), file_name: "alunos.csv", total: 2 };
    const { id } = (await send(app, beginStudentImport, { body, as: ana })).body.import;
    const rows = [2, 3].map((line) => ({ line, student: aStudentDraft() }));
    await send(app, sendStudentImportRows, { params: { id }, body: { rows }, as: ana });
    expect((await send(app, finishStudentImport, { params: { id }, body: { invite: true }, as: ana })).status).toBe(
      200,
    );
    const { rows: made } = await database.owner.query(
      "select student_id from student_import_rows where import_id = $1",
      [id],
    );
    expect(made).toHaveLength(2);
    for (const { student_id } of made)
      expect(await entriesOf(student_id)).toEqual([
        { action: "account_created", actor_id: ana.id },
        { action: "access_sent", actor_id: ana.id },
      ]);
  });

  it("keeps who removed a student", async () => {
    const student = await aStudent(prumo, ana);
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana });
    expect((await send(app, removeStudent, { params: { id: student.id }, as: ana })).status).toBe(204);
    expect((await entriesOf(student.id)).at(-1)).toEqual({ action: "erased", actor_id: ana.id });
  });
});
