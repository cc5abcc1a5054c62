import { describe, expect, test } from "vitest";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput, PrintedStrength } from "./input.ts";

const bench: PrintedStrength = {
  group_id: 4,
  muscle_group: "Peitoral",
  exercise_name: "Supino reto",
  repetitions: 8,
  weight: 60,
  percentage: 75,
  changed_on: "2025-03-10",
};
const sheetWith = (...strength: PrintedStrength[]): EvaluationDocumentInput => ({
  ...exampleEvaluation(exampleItems({})),
  strength,
});
const words = (input: EvaluationDocumentInput): string => printedText(evaluationDocument(input));

describe("the strength test on paper", () => {
  test("has the test, the suggested load and both estimates of each muscle group", () => {
    expect(words(sheetWith(bench))).toContain("Peitoral Supino reto 8 60 75 45 kg 76,0 kg 74,5 kg 10/03/2025");
  });

  test("says that the percentage is of the tested load and not of the 1RM", () => {
    expect(words(sheetWith(bench))).toContain(
      "%: da carga testada, não do 1RM; a carga sugerida vale para o exercício testado.",
    );
  });

  test("marks a rough estimate and gives none above 12 repetitions", () => {
    expect(words(sheetWith({ ...bench, repetitions: 12 }))).toContain("84,0 kg* 86,4 kg*");
    expect(words(sheetWith({ ...bench, repetitions: 13 }))).toContain("45 kg – – 10/03/2025");
  });

  test("has no word of the machine where a value is missing", () => {
    const found = words(sheetWith({ ...bench, exercise_name: "", repetitions: null, percentage: null }));
    expect(found).toContain("Peitoral – – 60 – – – – 10/03/2025");
    expect(found).not.toMatch(/undefined|null|NaN/);
  });

  test("is absent without a test, and when it was not chosen", () => {
    expect(words(sheetWith())).not.toContain("Teste de força");
    expect(words({ ...sheetWith(bench), sections: ["perimeter"] })).not.toContain("Teste de força");
  });

  test("fits on the page with all twelve groups", async () => {
    const all = Array.from({ length: 12 }, () => bench);
    expect(pagesOf(await writePdf(evaluationDocument({ ...sheetWith(...all), sections: ["strength"] })))).toBe(1);
  });
});
