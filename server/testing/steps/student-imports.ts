import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  beginStudentImport,
  finishStudentImport,
  MAX_ROWS_AT_ONCE,
  sendStudentImportRows,
  undoStudentImport,
} from "#contract/students/student-imports.ts";
import { listStudents } from "#contract/students/students.ts";
import { aStudentDraft, type StudentInput, type Trainer } from "../people.ts";
import { send } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export interface Row {
  readonly line: number;
  readonly student: StudentInput;
}

export const rowsOf = (drafts: readonly StudentInput[]): Row[] =>
  drafts.map((student, index) => ({ line: index + 2, student }));
export const several = (count: number) => rowsOf(Array.from({ length: count }, () => aStudentDraft()));

/** `ana` is the trainer unless a step names another. */
export function importsOf({ app }: TestApp, ana: Trainer) {
  const begin = async (total: number, { as = ana, key = randomUUID() } = {}) =>
    (await send(app, beginStudentImport, { body: { key, file_name: "alunos.xlsx", total }, as })).body.import;

  async function sendRows(id: number, rows: readonly Row[], as: Trainer = ana) {
    for (let start = 0; start < rows.length; start += MAX_ROWS_AT_ONCE) {
      const some = rows.slice(start, start + MAX_ROWS_AT_ONCE);
      const answer = await send(app, sendStudentImportRows, { params: { id }, body: { rows: some }, as });
      expect(answer.status).toBe(200);
    }
  }

  let senders = 0;
  /** Each call comes from another network: the limit has its own test. */
  const finish = (id: number, { invite = false, as = ana, address = `10.0.${senders++}.1` } = {}) =>
    send(app, finishStudentImport, {
      params: { id },
      body: { invite },
      as,
      headers: { "x-forwarded-for": address },
    });

  async function aWaitingImport(rows: readonly Row[], as: Trainer = ana) {
    const { id } = await begin(rows.length, { as });
    await sendRows(id, rows, as);
    return id;
  }

  async function anImport(rows: readonly Row[], as: Trainer = ana) {
    const id = await aWaitingImport(rows, as);
    expect((await finish(id, { as })).status).toBe(200);
    return id;
  }

  const countOf = async (trainer: Trainer) =>
    (await send(app, listStudents, { querystring: { limit: 1 }, as: trainer })).body.meta.total_count;

  const idOf = async (email: string, as = ana) => {
    const { body } = await send(app, listStudents, { querystring: { q: email }, as });
    const [student] = body.users;
    if (!student) throw new Error(`${email} was not imported`);
    return student.id;
  };

  const undo = (id: number, as = ana) => send(app, undoStudentImport, { params: { id }, as });

  return { begin, sendRows, finish, aWaitingImport, anImport, countOf, idOf, undo };
}
