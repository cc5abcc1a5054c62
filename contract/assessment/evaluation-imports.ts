import { z } from "zod";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { call } from "../call.ts";
import { Day, failures, Id, Nothing, withoutControlCharacters } from "../wire.ts";
import * as endpoints from "./evaluation-imports.endpoints.ts";
import { EvaluatedItemsDraft } from "./evaluations.ts";

/** Ten years of a busy trainer's month, and few enough for one request. A larger spreadsheet is split in two. */
export const MAX_IMPORTED_EVALUATIONS = 500;

const Line = z.number().int().min(1).max(10_000_000);

/** The text of the file's cell, readable or not, without the control characters that no name and no e-mail has. */
const Sought = z
  .string()
  .max(320)
  .overwrite((text) => withoutControlCharacters(text.toWellFormed()));

/** `evaluated_on`: the days on which the student was evaluated, imported or not. */
export const ImportedStudent = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  gender: z.string(),
  birthdate: z.string().nullable(),
  evaluated_on: z.array(z.string()),
});
export type ImportedStudent = z.infer<typeof ImportedStudent>;

const isMeasured = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(isMeasured) : Boolean(value);

/** The measures of a day before, or beside, all cycles. `skinfold_protocol` computes the fat. */
export const PastEvaluationDraft = z.strictObject({
  student_id: Id,
  evaluated_on: Day,
  skinfold_protocol: z.enum(SKINFOLD_PROTOCOLS.map(({ code }) => code)),
  evaluated_items: EvaluatedItemsDraft.refine(isMeasured, "Não há medida nesta linha"),
});
export type PastEvaluationDraft = z.output<typeof PastEvaluationDraft>;

/** `existing_lines`: rows of a day on which the student had an evaluation, which changed nothing. */
export const EvaluationImport = z.object({
  key: z.uuid(),
  imported_count: z.number(),
  existing_lines: z.array(Line),
  students: z.array(z.object({ id: Id, name: z.string(), imported_count: z.number() })),
});
export type EvaluationImport = z.infer<typeof EvaluationImport>;

/** The dry run asks before anything is saved: own students by name, e-mail or id. Case and accents of a name do not count. */
export const findImportedStudents = call(endpoints.findImportedStudents, {
  schema: {
    summary: "Alunos de uma planilha de avaliações, com os dias em que foram avaliados",
    tags: ["evaluation_imports"],
    body: z.object({
      names: z.array(Sought).max(MAX_IMPORTED_EVALUATIONS),
      emails: z.array(Sought).max(MAX_IMPORTED_EVALUATIONS),
      ids: z.array(Id).max(MAX_IMPORTED_EVALUATIONS),
    }),
    response: { 200: z.object({ students: z.array(ImportedStudent) }), ...failures(400, 401, 403, 413, 422) },
  },
});

/**
 * All rows or none: 422 with `rows.<place>.<field>`, 404 for a student of somebody else. A row of a day that has an evaluation of that student
 * changes nothing. The same `key` again imports nothing.
 */
export const importEvaluations = call(endpoints.importEvaluations, {
  schema: {
    summary: "Importar avaliações anteriores de uma planilha",
    tags: ["evaluation_imports"],
    body: z.object({
      key: z.uuid(),
      rows: z
        .array(z.object({ line: Line, evaluation: PastEvaluationDraft }))
        .min(1)
        .max(MAX_IMPORTED_EVALUATIONS),
    }),
    response: { 200: z.object({ import: EvaluationImport }), ...failures(400, 401, 403, 404, 413, 422) },
  },
});

/** An import can be undone for a week. */
export const findLastEvaluationImport = call(endpoints.findLastEvaluationImport, {
  schema: {
    summary: "A última importação de avaliações que ainda pode ser desfeita",
    tags: ["evaluation_imports"],
    response: {
      200: z.object({
        import: z.object({ key: z.uuid(), imported_count: z.number(), imported_at: z.string() }).nullable(),
      }),
      ...failures(401, 403),
    },
  },
});

/** Removes the evaluations of an own import. 404 for an unknown `key`, also once it is undone. */
export const undoEvaluationImport = call(endpoints.undoEvaluationImport, {
  schema: {
    summary: "Desfazer uma importação de avaliações",
    tags: ["evaluation_imports"],
    body: z.object({ key: z.uuid() }),
    response: { 200: z.object({ removed_count: z.number() }), ...failures(400, 401, 403, 404, 422) },
  },
});

/** One row that was wrong. An evaluation of a cycle goes with its cycle and is not found here. */
export const removeImportedEvaluation = call(endpoints.removeImportedEvaluation, {
  schema: {
    summary: "Excluir uma avaliação importada",
    tags: ["evaluation_imports"],
    params: z.object({ id: Id, evaluationId: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
