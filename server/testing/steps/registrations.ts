import { listAuditEntries } from "#contract/people/audit.ts";
import { findStudent, updateStudent } from "#contract/students/students.ts";
import { aStudentDraft, type StudentInput, type TheirStudent, type Trainer } from "../people.ts";
import { type Bearer, send, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export type Change = Partial<StudentInput> & { readonly lock_version?: number; readonly is_active?: boolean };

export const ofTheTrainer = {
  student_type: "in_person",
  contact_name: "Mãe",
  contact_cellphone: "(11) 9 8888-7777",
} as const;

/** `ana` reads, and the student saves unless another person is named. */
export function registrationsOf({ app }: TestApp, ana: Trainer) {
  const read = async ({ id }: TheirStudent, as: Bearer = ana) =>
    (await send(app, findStudent, { params: { id }, as })).body.student;
  const save = (student: TheirStudent, change: Change, as: Bearer = student) =>
    sendAnything(app, updateStudent, {
      params: { id: student.id },
      body: { student: { ...aStudentDraft({ email: student.email }), ...change } },
      as,
    });

  const changesLogged = async (as: TheirStudent) => {
    const { body } = await send(app, listAuditEntries, { querystring: {}, as });
    return body.entries.filter(({ label }) => label === "Alterou o cadastro e a anamnese").length;
  };

  return { read, save, changesLogged };
}
