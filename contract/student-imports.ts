import { z } from "zod";
import { call } from "./call.ts";
import { StudentDraft } from "./students.ts";
import { failures, Id, Text } from "./wire.ts";

/** More students than a gym has; a spreadsheet with more is two. */
export const MAX_IMPORTED_STUDENTS = 5_000;

/** One request's share of the rows: small enough for a slow line to show progress, large enough to be few. */
export const MAX_ROWS_AT_ONCE = 250;

/** Mail providers take a sudden flood for spam, and then refuse what follows. */
export const MAX_INVITATIONS_AT_ONCE = 500;

/** The row's number in the spreadsheet, as the program that made it shows it. */
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

/** Why a student of an import stays when it is undone: somebody has worked with it since. */
export const KEPT_REASONS = ["has_cycles", "signed_in", "changed"] as const;
export const KeptStudent = z.object({ id: Id, name: z.string(), reason: z.enum(KEPT_REASONS) });
export type KeptStudent = z.infer<typeof KeptStudent>;

/** As it stands in the file, unreadable or not: PostgreSQL keeps no NUL, so nobody's has one. */
const Contact = z
  .string()
  .max(320)
  .overwrite((text) => text.toWellFormed().replaceAll("\u0000", ""));

/**
 * Which e-mails and which cellphones (by their digits) a student of one's own has: the dry run's question before anything is
 * saved. That an e-mail is a stranger's student's shows only when it is registered.
 */
export const findKnownContacts = call({
  method: "POST",
  url: "/api/v1/student_imports/check",
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

/** Begins an import, of which nothing is a student yet. The same `key` again answers the same import. */
export const beginStudentImport = call({
  method: "POST",
  url: "/api/v1/student_imports",
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

/** Sends some of the rows ahead, each held to the rules of a single registration. A line sent again takes the place of the first. */
export const sendStudentImportRows = call({
  method: "PUT",
  url: "/api/v1/student_imports/:id/rows",
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

/**
 * Registers every row's student at once, or nobody: 422 `email_taken` with `lines.<line>.email` for each e-mail that was
 * taken meanwhile. Finishing again answers what the first time did.
 */
export const finishStudentImport = call({
  method: "POST",
  url: "/api/v1/student_imports/:id/finish",
  schema: {
    summary: "Concluir uma importação: todos os alunos ou nenhum",
    tags: ["student_imports"],
    params: ImportId,
    body: z.object({ invite: z.boolean() }),
    response: { 200: z.object({ import: StudentImport }), ...failures(400, 401, 403, 404, 422, 429) },
  },
});

/** The newest import that can still be undone, for a week; null without one. */
export const findLastStudentImport = call({
  method: "GET",
  url: "/api/v1/student_imports/last",
  schema: {
    summary: "A última importação que ainda pode ser desfeita",
    tags: ["student_imports"],
    response: { 200: z.object({ import: StudentImport.nullable() }), ...failures(401, 403) },
  },
});

/** What undoing would remove, and who would stay. */
export const previewStudentImportUndo = call({
  method: "GET",
  url: "/api/v1/student_imports/:id/undo",
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

/** Removes the import's students that nobody has worked with since. Undoing again answers what the first time did. */
export const undoStudentImport = call({
  method: "POST",
  url: "/api/v1/student_imports/:id/undo",
  schema: {
    summary: "Desfazer uma importação",
    tags: ["student_imports"],
    params: ImportId,
    response: { 200: z.object({ import: StudentImport, kept: z.array(KeptStudent) }), ...failures(401, 403, 404) },
  },
});
