import { randomUUID } from "node:crypto";
import * as imports from "#contract/catalogue/exercise-imports.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const rows = [
  { line: 2, exercise: { name: "Corrida da planilha", exercise_type: "exerc_aerobicos", execution: "Leve." } },
  { line: 3, exercise: { name: "Remada da planilha", exercise_type: "resistence", muscle_group_ids: [3] } },
];

/** An import of the trainer's exercises, and one of the platform's for the administrator. */
export async function exerciseImportExamples({ prumo, ana }: ExampleSubjects): Promise<Example[]> {
  return [
    [imports.importExercises, { body: { key: randomUUID(), rows } }],
    [imports.importAdminExercises, { body: { key: randomUUID(), rows } }],
    [imports.undoExerciseImport, { body: { key: await anImport(prumo, ana.id) } }],
    [imports.undoAdminExerciseImport, { body: { key: await anImport(prumo, 0) } }],
  ];
}

async function anImport({ database }: TestApp, ownerId: number): Promise<string> {
  const key = randomUUID();
  await database.owner.query(
    `insert into exercises (owner_id, name, exercise_type, import_key)
     values ($1, 'Importado ' || gen_random_uuid(), 'functional', $2)`,
    [ownerId, key],
  );
  return key;
}
