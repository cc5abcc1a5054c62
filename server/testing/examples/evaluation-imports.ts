import { randomUUID } from "node:crypto";
import * as imports from "#contract/assessment/evaluation-imports.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { send } from "../send.ts";
import type { Example, ExampleSubjects } from "./example.ts";

const evaluated_items = {
  student: { weight: "72,5", stature: "170" },
  perimeter: { bodyPerimeter: { cintura: "80" }, skinFold: { triceps: "12", subescapular: "14", abdominal: "20" } },
};

export async function evaluationImportExamples({ prumo, ana, joao }: ExampleSubjects): Promise<Example[]> {
  const rowOn = (evaluated_on: string) => ({
    line: 2,
    evaluation: { student_id: joao.id, evaluated_on, skinfold_protocol: "Guedes - 3 Dobras" as const, evaluated_items },
  });
  const key = randomUUID();
  const importRow = (importKey: string, day: string) =>
    send(prumo.app, imports.importEvaluations, { body: { key: importKey, rows: [rowOn(day)] }, as: ana });
  await importRow(key, "2021-03-15");
  await importRow(randomUUID(), "2021-06-15");
  const history = await send(prumo.app, findEvaluationHistory, { params: { id: joao.id }, as: ana });
  const imported = history.body.evaluations.find(({ evaluated_on }) => evaluated_on === "2021-06-15");
  return [
    [imports.removeImportedEvaluation, { params: { id: joao.id, evaluationId: imported?.id ?? 0 } }],
    [imports.findImportedStudents, { body: { names: ["João"], emails: ["joao@exemplo.com.br"], ids: [joao.id] } }],
    [imports.importEvaluations, { body: { key: randomUUID(), rows: [rowOn("2022-03-15")] } }],
    [imports.findLastEvaluationImport, {}],
    [imports.undoEvaluationImport, { body: { key } }],
  ];
}
