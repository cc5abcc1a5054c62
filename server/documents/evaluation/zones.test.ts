import { expect, test } from "vitest";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const UNLIMITED = { verdict: "may_begin", up_to: null } as const;

function sheetOf(zonedHeart: EvaluationDocumentInput["zonedHeart"]): EvaluationDocumentInput {
  const items = exampleItems({ stature: "165", weight: "62,00" });
  const example = exampleEvaluation({ ...items, heart: { ...items.heart, fcRepouso: "60" } });
  return { ...example, current: { ...example.current, ageYears: 40 }, sections: ["zones"], zonedHeart };
}

test("training zones take a page of their own, by the reserve, by the maximum and by talk", async () => {
  const sheet = evaluationDocument(sheetOf({ obstacle: null, screening: UNLIMITED }));
  expect(printedText(sheet)).toContain("Moderada 108 a 131 115 a 138 Conversa, mas não canta");
  expect(pagesOf(await writePdf(sheet))).toBe(2);
});

test("with a beta-blocker there is no heart rate on it", () => {
  const words = printedText(evaluationDocument(sheetOf({ obstacle: "medicine", screening: UNLIMITED })));
  expect(words).toContain("Medicamento altera a frequência cardíaca: use a percepção de esforço.");
  expect(words).toContain("Moderada Conversa, mas não canta 12 a 13");
  expect(words).not.toContain("115 a 138");
});

test("who waits for a medical clearance reads no zone above the effort that is allowed, and why", () => {
  const screening = { verdict: "clearance_first", up_to: "light" } as const;
  const words = printedText(evaluationDocument(sheetOf({ obstacle: null, screening })));
  expect(words).toContain("Triagem: esforço no máximo leve; as zonas acima, só com liberação médica.");
  expect(words).toContain("Leve 96 a 107");
  expect(words).not.toMatch(/Moderada|Vigorosa|Quase máxima/);
});
