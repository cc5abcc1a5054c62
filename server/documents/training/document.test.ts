import { describe, expect, test } from "vitest";
import { pagesOf, wordsOf } from "../../platform/pdf/definition-text.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { trainingDocument } from "./document.ts";
import type { ExerciseType, TrainingBlock, TrainingDocumentInput, TrainingEntry } from "./input.ts";

const squat: TrainingEntry = {
  exercises: [{ name: "Agachamento", muscleGroups: ["Quadríceps", "Glúteos"] }],
  series: 4,
  minReps: 8,
  maxReps: 12,
  rest: "01:00",
  cadence: "4-0-2-0",
  technique: "DROP-SET",
  note: "Joelhos na linha dos pés",
};

const document = (...blocks: TrainingBlock[]): TrainingDocumentInput => ({
  product: "Prumo",
  trainer: { name: "Rafael Monteiro" },
  student: { name: "Mariana Gonçalves" },
  date: "2025-03-14",
  trainings: [
    { name: "Treino A", weekdays: [4, 1], method: { name: "Pirâmide" }, muscleGroups: ["Quadríceps"], blocks },
  ],
});

const words = (input: TrainingDocumentInput): string => wordsOf(trainingDocument(input));
const block = (type: ExerciseType, ...entries: TrainingEntry[]): TrainingBlock => ({ type, entries });

describe("the training sheet", () => {
  test("names its days, method and muscle groups", () => {
    const found = words(document());
    expect(found).toContain("Treino A");
    expect(found).toContain("Segunda e Quinta");
    expect(found).toContain("Método Pirâmide");
    expect(found).toContain("Nenhum exercício cadastrado");
  });

  test("lists a resistance exercise by its columns, its observation below", () => {
    const found = words(document(block("resistence", squat)));
    expect(found).toContain("Agachamento 4 8 12 01:00 4-0-2-0 DROP-SET Quadríceps, Glúteos");
    expect(found).toContain("Observações: Joelhos na linha dos pés");
    expect(found).toContain("Carga (kg) S1 S2 S3 S4 S5 S6");
  });

  test.each<[ExerciseType, string]>([
    ["stretching", "Exercício Séries Tempo Descanso"],
    ["mobility", "Exercício Séries Repetições Descanso"],
    ["myofascial_release", "Exercício Séries Tempo de liberação Intervalo Grupos musculares"],
    ["functional", "Exercício Rep. mín. Rep. máx. Grupos musculares"],
    ["exerc_aerobicos", "Tiros Duração do tiro Intervalo entre tiros FC (bpm) HIIT Aeróbico contínuo"],
    ["manobra_resp", "Rep. isométricas Tempo por rep. Intervalo por rep."],
  ])("%s has its own columns", (type, columns) => {
    expect(words(document(block(type, squat)))).toContain(columns);
  });

  test("keeps the given order of blocks and takes their own titles", () => {
    const found = words(document({ ...block("stretching", squat), title: "Soltura" }, block("resistence", squat)));
    expect(found.indexOf("Soltura")).toBeLessThan(found.indexOf("Treinos Resistidos"));
  });

  test("joins a combined set under one number", () => {
    const found = words(
      document(
        block("resistence", {
          ...squat,
          technique: "BI-SET",
          exercises: [{ name: "Extensora" }, { name: "Flexora", minReps: 10, maxReps: 15 }],
        }),
      ),
    );
    expect(found).toContain("BI-SET: sem descanso entre os exercícios 1A Extensora 4 8 12");
    expect(found).toMatch(/1B Flexora +10 15/);
  });

  test("writes a pyramid's repetitions over both columns", () => {
    expect(words(document(block("resistence", { ...squat, repsPattern: "12-10-08" })))).toContain("4 12-10-08");
  });

  test("leaves no word of the machine where a value is missing", () => {
    const found = words(document(block("resistence", { exercises: [{ name: "Prancha" }] }), block("functional")));
    expect(found).not.toMatch(/undefined|null|NaN/);
  });

  test("gives as many boxes for loads as asked, eight at most, none at zero", () => {
    expect(words({ ...document(block("resistence", squat)), loadWeeks: 0 })).not.toContain("Carga");
    expect(words({ ...document(block("resistence", squat)), loadWeeks: 40 })).toContain("S7 S8");
    expect(words({ ...document(block("resistence", squat)), loadWeeks: 40 })).not.toContain("S9");
  });
});

describe("the written training", () => {
  test("begins each training on its own page", async () => {
    const one = document(block("resistence", squat));
    const pdf = await writePdf(trainingDocument({ ...one, trainings: [...one.trainings, ...one.trainings] }));
    expect(pagesOf(pdf)).toBe(2);
  });

  test("runs over several pages when long, and is one page when empty", async () => {
    const long = document(block("resistence", ...Array.from({ length: 40 }, () => squat)));
    expect(pagesOf(await writePdf(trainingDocument(long)))).toBe(4);
    expect(pagesOf(await writePdf(trainingDocument({ ...long, student: null, trainings: [] })))).toBe(1);
  });

  test("is the same bytes for the same values", async () => {
    const input = document(block("resistence", squat));
    const [one, two] = [await writePdf(trainingDocument(input)), await writePdf(trainingDocument(input))];
    expect(one.equals(two)).toBe(true);
  });
});
