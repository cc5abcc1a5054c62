import { expect, test } from "vitest";
import { pagesOf, printedText } from "../../platform/pdf/definition-text.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { exampleEvaluation, exampleItems } from "../example.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";

function sheetOf(zonedHeart: EvaluationDocumentInput["zonedHeart"]): EvaluationDocumentInput {
  const items = exampleItems({ stature: "165", weight: "62,00" });
  const example = exampleEvaluation({ ...items, heart: { ...items.heart, fcRepouso: "60" } });
  return { ...example, current: { ...example.current, ageYears: 40 }, sections: ["zones"], zonedHeart };
}

test("training zones take a page of their own, by the reserve, by the maximum and by talk", async () => {
  const sheet = evaluationDocument(sheetOf({ obstacle: null }));
  expect(printedText(sheet)).toContain("Moderada 108 a 131 115 a 138 Conversa, mas não canta");
  expect(pagesOf(await writePdf(sheet))).toBe(2);
});

test("with a beta-blocker there is no heart rate on it", () => {
  const words = printedText(evaluationDocument(sheetOf({ obstacle: "medicine" })));
  expect(words).toContain("Medicamento altera a frequência cardíaca: use a percepção de esforço.");
  expect(words).toContain("Moderada Conversa, mas não canta 12 a 13");
  expect(words).not.toContain("115 a 138");
});
