import { describe, expect, it } from "vitest";
import { evaluationPdf, trainingsPdf } from "#contract/planning/mesocycles.ts";
import { updateStudent } from "#contract/students/students.ts";
import { buildApp } from "../../../app.ts";
import { createDocumentRenderer } from "../../../documents/renderer.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { type Answer, send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  save,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { trainingPage } from "./documents.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { name: "João da Conceição" });
const dora = await aStudent(prumo, ana);
const cycle = await aPrescribedMesocycle(prumo, joao);

/** The two names of a download: for browsers that read only ASCII, and for the others. */
function namesOf({ headers }: Pick<Answer<unknown>, "headers">) {
  const header = String(headers["content-disposition"]);
  const [, plain, real] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.%~!*'()-]+)$/.exec(header) ?? [];
  return { plain, real: decodeURIComponent(real ?? header) };
}

/** The names of a training's download when its trainings have these names. */
async function downloadOf(names: readonly string[]) {
  const evaluated = await anEvaluatedMesocycle(prumo, joao);
  const days = ["1", "3", "5"] as const;
  const withoutBreaks = (name: string) => name.replaceAll(/[\r\n]+/g, " ");
  await save(prumo, evaluated, {
    trainings: names.map((name, index) => aTraining({ name: withoutBreaks(name), weekdays: [days[index] ?? "1"] })),
  });
  // The call refuses line breaks, the database does not.
  for (const name of names)
    await prumo.database.owner.query("update trainings set name = $1 where mesocycle_id = $2 and name = $3", [
      name,
      evaluated.path.mesoId,
      withoutBreaks(name),
    ]);
  const answer = await send(app, trainingsPdf, { params: evaluated.path, as: ana });
  const { id, macroId, mesoId } = evaluated.path;
  return { answer, ids: `${id}.${macroId}.${mesoId}`, ...namesOf(answer) };
}

it("names the page on which a training is open, of a mesocycle and of a microcycle", () => {
  expect(trainingPage({ id: 7, macroId: 3, mesoId: 4 }, 12)).toBe(
    "/inicio/visualizar/7?macro=3&meso=4&dialog=training&tab=treino-12",
  );
  expect(trainingPage({ id: 7, macroId: 3, mesoId: 4, microId: 5 }, 12)).toBe(
    "/inicio/visualizar/7?macro=3&meso=4&micro=5&dialog=training&tab=treino-12",
  );
});

describe("a sheet", () => {
  it.each([
    ["the evaluation, for the trainer", evaluationPdf, ana, "Mesociclo 1", "Avaliação"],
    ["the evaluation, for the student", evaluationPdf, joao, "Mesociclo 1", "Avaliação"],
    ["the trainings, for the trainer", trainingsPdf, ana, "Treino A, Treino B", "Treinos"],
    ["the trainings, for the student", trainingsPdf, joao, "Treino A, Treino B", "Treinos"],
  ] as const)(
    "is a PDF named by its student and day, and by ids for plain clients: %s",
    async (_, call, as, name, what) => {
      const answer = await send(app, call, { params: cycle.path, as });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(answer.bytes.toString("latin1").trimEnd().endsWith("%%EOF")).toBe(true);
      const { id, macroId, mesoId } = cycle.path;
      const { plain, real } = namesOf(answer);
      expect(plain).toBe(`${id}.${macroId}.${mesoId} - ${name}.pdf`);
      expect(real).toMatch(new RegExp(`^${what} João Conceição \\d\\d-\\d\\d-\\d{4}\\.pdf$`));
    },
  );

  it.each<[string, readonly string[], string, string]>([
    ["accents", ["Força & Potência"], "Forca & Potencia", "Força & Potência"],
    ["what file systems refuse", ['A/B\\C:"D"*?<E>|'], "A-B-C--D----E--", "A-B-C--D----E--"],
    ["an emoji", ["Pernas 💪"], "Pernas ", "Pernas 💪"],
    ["nothing that ASCII has", ["脚"], "", "脚"],
    ["a way out of the folder", ["../../etc/passwd"], "..-..-etc-passwd", "..-..-etc-passwd"],
    ["a line break", ["A\r\nSet-Cookie: x=1"], "A--Set-Cookie- x=1", "A--Set-Cookie- x=1"],
    ["a quote and a percent sign", ["100% 'sim'"], "100% 'sim'", "100% 'sim'"],
  ])("has a name that is safe with %s", async (_, names, plain, real) => {
    const download = await downloadOf(names);
    expect(download.answer.status).toBe(200);
    expect(download.plain).toBe(`${download.ids} - ${plain}.pdf`);
    expect(download.real).toMatch(/ João Conceição \d\d-\d\d-\d{4}\.pdf$/);
    expect(download.real.startsWith(`${real} João`)).toBe(true);
  });

  it("with a long name is cut, never in the middle of an emoji", async () => {
    for (const letters of [57, 58, 59]) {
      const { answer, real } = await downloadOf([`${"a".repeat(letters)}💪💪💪`]);
      expect([letters, answer.status]).toEqual([letters, 200]);
      expect(real).not.toContain("\ufffd");
      expect(real).toContain("João Conceição");
    }
  });

  it("is drawn by each protocol, with a photo, and compared with the one before", async () => {
    const form = asForm({ student: aStudentDraft({ email: joao.email }), photo: aFile(await anImage("png")) });
    await sendAnything(app, updateStudent, { params: { id: joao.id }, form, as: ana });
    for (const skinfold_protocol of ["Pollock - 7 Dobras", "Marinha Americana", "Sem protocolo"] as const) {
      const macrocycle = await aMacrocycle(prumo, joao, { skinfold_protocol });
      await anEvaluatedMesocycle(prumo, joao, { start_date: "2026-01-01", end_date: "2026-03-03" }, macrocycle);
      const dates = { start_date: "2026-03-04", end_date: "2026-04-01" };
      const { path } = await anEvaluatedMesocycle(prumo, joao, dates, macrocycle);
      const answer = await send(app, evaluationPdf, { params: path, as: ana });
      expect([skinfold_protocol, answer.status]).toEqual([skinfold_protocol, 200]);
    }
  });

  it("asked for many times at once is made every time", { tags: "race" }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(app, trainingsPdf, { params: cycle.path, as: ana })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it("has the chosen sections alone, refuses those that were not measured, and does not know others", async () => {
    const print = (sections: string, as: typeof ana | typeof joao = ana) =>
      sendAnything(app, evaluationPdf, { params: cycle.path, querystring: { sections }, as });
    expect((await print("perimeter")).status).toBe(200);
    expect((await print("perimeter,photos", joao)).status).toBe(200);
    const unmeasured = await print("photos");
    expect([unmeasured.status, unmeasured.errors]).toEqual([
      422,
      { code: "nothing_to_print", detail: "Nenhuma das partes escolhidas foi medida nesta avaliação." },
    ]);
    for (const unknown of ["", "perimeter,", "tudo"]) expect((await print(unknown)).status).toBe(400);
  });

  it("that has nothing to show says so", async () => {
    const path = await aMesocycle(prumo, joao);
    const evaluation = await send(app, evaluationPdf, { params: path, as: ana });
    expect([evaluation.status, evaluation.errors]).toEqual([
      422,
      { code: "nothing_to_print", detail: "O aluno ainda não foi avaliado neste mesociclo." },
    ]);
    const trainings = await send(app, trainingsPdf, { params: path, as: joao });
    expect([trainings.status, trainings.errors]).toEqual([
      422,
      { code: "nothing_to_print", detail: "Erro: Nenhum treino disponível para download." },
    ]);
  });

  it("is not found by a stranger, nor by another student", async () => {
    for (const call of [evaluationPdf, trainingsPdf]) {
      for (const as of [bruno, dora]) {
        const answer = await send(app, call, { params: cycle.path, as });
        expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
      }
    }
  });

  it("that cannot be made because too many wait is asked for later, and is no defect", async () => {
    const pdf = createDocumentRenderer({ queueLimit: 0 });
    const busy = await buildApp({ ...prumo.dependencies, pdf });
    const answer = await send(busy, trainingsPdf, { params: cycle.path, as: ana });
    await busy.close();
    await pdf.close();
    expect([answer.status, answer.errors]).toEqual([
      503,
      {
        code: "dependency_away",
        detail: "O serviço está temporariamente indisponível. Tente novamente em instantes.",
      },
    ]);
  });
});
