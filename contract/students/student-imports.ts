import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Text, withoutControlCharacters } from "../wire.ts";
import * as endpoints from "./student-imports.endpoints.ts";
import { StudentDraft } from "./students.ts";

/** More students than a gym has. A larger spreadsheet is split in two. */
export const MAX_IMPORTED_STUDENTS = 5_000;

/** Rows per request: few enough to show progress on a slow line, enough to need few requests. */
export const MAX_ROWS_AT_ONCE = 250;

/** Mail providers treat a sudden flood as spam and refuse the mails that follow. */
export const MAX_INVITATIONS_AT_ONCE = 500;

const Line = z.number().int().min(1).max(10_000_000);

const ImportId = z.object({ id: Id });

/** `undone_at` and `removed_count` are set once it was undone; `imported_count` is 0 until it is finished. */
export const StudentImport = z.object({
  id: Id,
  file_name: z.string(),
  total: z.number(),
  imported_count: z.number(),
  invited: z.boolean(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  removed_count: z.number().nullable(),
});
export type StudentImport = z.infer<typeof StudentImport>;

export const KEPT_REASONS = [
  "has_cycles",
  "has_evaluations",
  "has_executions",
  "has_strength_tests",
  "has_plan",
  "signed_in",
  "changed",
] as const;
export const KeptStudent = z.object({ id: Id, name: z.string(), reason: z.enum(KEPT_REASONS) });
export type KeptStudent = z.infer<typeof KeptStudent>;

/** The text of the file's cell, readable or not. No e-mail has a control character, so the cell loses its own. */
const Contact = z
  .string()
  .max(320)
  .overwrite((text) => withoutControlCharacters(text.toWellFormed()));

/** The dry run asks before anything is saved. An e-mail of another trainer's student is found only when the import registers. */
export const findKnownContacts = call(endpoints.findKnownContacts, {
  schema: {
    summary: "E-mails e celulares que já estão em uso",
    tags: ["student_imports"],
    body: z.object({
      emails: z.array(Contact).max(MAX_IMPORTED_STUDENTS),
      cellphones: z.array(Contact).max(MAX_IMPORTED_STUDENTS),
    }),
    response: {
      200: z.object({
        emails: z.array(z.string()),
        cellphones: z.array(z.object({ cellphone: z.string(), name: z.string() })),
      }),
      ...failures(400, 401, 403, 413, 422),
    },
  },
});

/** Begins an import without students yet. The same `key` again answers the same import. */
export const beginStudentImport = call(endpoints.beginStudentImport, {
  schema: {
    summary: "Começar uma importação de alunos",
    tags: ["student_imports"],
    body: z.object({
      key: z.uuid(),
      file_name: Text(255),
      total: z.number().int().min(1).max(MAX_IMPORTED_STUDENTS),
    }),
    response: { 200: z.object({ import: StudentImport }), ...failures(400, 401, 403, 422) },
  },
});

/** Sends some of the rows, each validated like a single registration. A line that is sent again replaces the first one. */
export const sendStudentImportRows = call(endpoints.sendStudentImportRows, {
  schema: {
    summary: "Enviar linhas de uma importação",
    tags: ["student_imports"],
    params: ImportId,
    body: z.object({
      rows: z
        .array(z.object({ line: Line, student: StudentDraft }))
        .min(1)
        .max(MAX_ROWS_AT_ONCE),
    }),
    response: { 200: z.object({ received: z.number() }), ...failures(400, 401, 403, 404, 413, 422) },
  },
});

/** All rows or none: 422 `email_taken` with `lines.<line>.email`. Finishing again gives the first answer. */
export const finishStudentImport = call(endpoints.finishStudentImport, {
  schema: {
    summary: "Concluir uma importação: todos os alunos ou nenhum",
    tags: ["student_imports"],
    params: ImportId,
    body: z.object({ invite: z.boolean() }),
    response: { 200: z.object({ import: StudentImport }), ...failures(400, 401, 403, 404, 422, 429) },
  },
});

export const findLastStudentImport = call(endpoints.findLastStudentImport, {
  schema: {
    summary: "A última importação que ainda pode ser desfeita",
    tags: ["student_imports"],
    response: { 200: z.object({ import: StudentImport.nullable() }), ...failures(401, 403) },
  },
});

export const previewStudentImportUndo = call(endpoints.previewStudentImportUndo, {
  schema: {
    summary: "O que desfazer uma importação removeria",
    tags: ["student_imports"],
    params: ImportId,
    response: {
      200: z.object({ removable_count: z.number(), kept: z.array(KeptStudent) }),
      ...failures(401, 403, 404),
    },
  },
});

/** Removes the import's students that are unused since. Undoing again gives the first answer. */
export const undoStudentImport = call(endpoints.undoStudentImport, {
  schema: {
    summary: "Desfazer uma importação",
    tags: ["student_imports"],
    params: ImportId,
    response: { 200: z.object({ import: StudentImport, kept: z.array(KeptStudent) }), ...failures(401, 403, 404) },
  },
});
