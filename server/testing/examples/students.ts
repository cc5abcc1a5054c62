import { randomUUID } from "node:crypto";
import * as posturePhotos from "#contract/assessment/posture-photos.ts";
import * as strength from "#contract/assessment/strength-tests.ts";
import * as technicalErrors from "#contract/assessment/technical-errors.ts";
import * as history from "#contract/results/evaluation-history.ts";
import * as imports from "#contract/students/student-imports.ts";
import * as students from "#contract/students/students.ts";
import { aStudent, aStudentDraft, type Trainer } from "../people.ts";
import { send } from "../send.ts";
import { anExchange } from "../steps/cycles.ts";
import type { TestApp } from "../test-app.ts";
import { markOf } from "../world.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function studentExamples({ prumo, ana, joao }: ExampleSubjects): Promise<Example[]> {
  const gone = await aStudent(prumo, ana, { name: "Foi Embora" });
  await send(prumo.app, students.setStudentStatus, { params: { id: gone.id }, body: { is_active: false }, as: ana });
  const [tested] = (await send(prumo.app, strength.listStrengthTests, { params: { studentId: joao.id }, as: ana })).body
    .strength_tests;
  const strengthBody = {
    student_id: joao.id,
    muscle_group_id: tested?.muscle_group.id,
    exercise_name: `Rosca de ${markOf(joao)}`,
    repetitions: 8,
    weight: "22,5",
    percentage: 70,
  };
  const anImport = { id: await aWaitingImport(prumo, ana) };
  return [
    [students.listStudents, { querystring: { q: "joao", page: 1, limit: 10, active: "true" } }],
    [students.listStudentsV1, { querystring: { q: "joao" } }],
    [students.findStudent, { params: { id: joao.id } }],
    [posturePhotos.listPosturePhotos, { params: { id: joao.id } }],
    [students.registerStudent, { body: { student: aStudentDraft() } }],
    [students.updateStudent, { params: { id: joao.id }, body: { student: aStudentDraft() } }],
    [students.setStudentStatus, { params: { id: joao.id }, body: { is_active: true } }],
    [students.notifyChangesSeen, { params: { id: joao.id } }],
    [students.resendAccess, { params: { id: joao.id }, body: { type: "Student" } }],
    [students.exportStudents, { querystring: { q: "joao", active: "true" } }],
    [imports.findKnownContacts, { body: { emails: [joao.email], cellphones: ["11912345678"] } }],
    [imports.beginStudentImport, { body: { key: randomUUID(), file_name: "alunos.xlsx", total: 1 } }],
    [imports.sendStudentImportRows, { params: anImport, body: { rows: [{ line: 2, student: aStudentDraft() }] } }],
    [imports.finishStudentImport, { params: anImport, body: { invite: true } }],
    [imports.findLastStudentImport, {}],
    [imports.previewStudentImportUndo, { params: anImport }],
    [imports.undoStudentImport, { params: anImport }],
    [students.removeStudent, { params: { id: gone.id } }],
    [history.findEvaluationHistory, { params: { id: joao.id } }],
    [technicalErrors.findTechnicalErrors, {}],
    [strength.listStrengthTests, { params: { studentId: joao.id } }],
    [
      strength.findStrengthOnDays,
      { params: { studentId: joao.id }, querystring: { first: "2026-03-01", last: "2026-03-28" } },
    ],
    [
      strength.exchangeStrengthChanges,
      {
        params: { studentId: joao.id },
        body: anExchange([{ field: `${tested?.muscle_group.id}:weight`, value: "23" }]),
      },
    ],
    [strength.recordStrengthTest, { body: strengthBody }],
    [strength.updateStrengthTest, { params: { id: tested?.id }, body: { ...strengthBody, percentage: 75 } }],
  ];
}

async function aWaitingImport({ app }: TestApp, trainer: Trainer): Promise<number> {
  const body = { key: randomUUID(), file_name: "alunos.xlsx", total: 1 };
  const { id } = (await send(app, imports.beginStudentImport, { body, as: trainer })).body.import;
  const rows = [{ line: 2, student: aStudentDraft() }];
  await send(app, imports.sendStudentImportRows, { params: { id }, body: { rows }, as: trainer });
  return id;
}
