import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./exercise-imports.endpoints.ts";
import { ExerciseDraft } from "./exercises.ts";

/** More than a trainer's library has, and few enough for one request. A larger spreadsheet is split in two. */
export const MAX_IMPORTED_EXERCISES = 500;

const Line = z.number().int().min(1).max(10_000_000);

/** `created` counts new exercises, `existing_lines` names the rows whose name was in the list before. */
export const ExerciseImport = z.object({
  key: z.uuid(),
  created_count: z.number(),
  existing_lines: z.array(Line),
});
export type ExerciseImport = z.infer<typeof ExerciseImport>;

const create = {
  summary: "Importar exercícios de uma planilha",
  tags: ["exercise_imports"],
  body: z.object({
    key: z.uuid(),
    rows: z
      .array(z.object({ line: Line, exercise: ExerciseDraft }))
      .min(1)
      .max(MAX_IMPORTED_EXERCISES),
  }),
  response: { 200: z.object({ import: ExerciseImport }), ...failures(400, 401, 403, 413, 422) },
};

/** All rows or none: 422 with `rows.<place>.exercise.<field>`. A name that the list has is left as it is. The same `key` again creates nothing. */
export const importExercises = call(endpoints.importExercises, { schema: create });

export const importAdminExercises = call(endpoints.importAdminExercises, { schema: create });

const undo = {
  summary: "Desfazer uma importação de exercícios",
  tags: ["exercise_imports"],
  body: z.object({ key: z.uuid() }),
  response: {
    200: z.object({ removed_count: z.number(), kept_count: z.number() }),
    ...failures(400, 401, 403, 404, 422),
  },
};

/** Hides the exercises of an own import that no training uses; the others are kept. 404 for an unknown `key`. */
export const undoExerciseImport = call(endpoints.undoExerciseImport, { schema: undo });

export const undoAdminExerciseImport = call(endpoints.undoAdminExerciseImport, { schema: undo });
