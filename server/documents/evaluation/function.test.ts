import { expect, test } from "vitest";
import {
  type FunctionMeasures,
  type FunctionSection,
  functionResult,
} from "#contract/assessment/evaluation-sections/function.ts";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { FUNCTION_TESTS } from "#domain/assessment/function/catalogue.ts";
import { recordOf } from "#domain/record.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const done = { tries: [], right: [], left: [], conditions: {}, stopped: false };
const WOMAN = { sex: "female", ageYears: 34, weightKg: 62, statureCm: 165 } as const;

const itemsWith = (measures: FunctionMeasures): WholeEvaluation => {
  const section: FunctionSection = recordOf(
    FUNCTION_TESTS.flatMap((one) => {
      const { [one.key]: measured } = measures;
      return measured ? [[one.key, { ...measured, result: functionResult(one, measured, WOMAN) }] as const] : [];
    }),
  );
  return { ...exampleItems({ stature: "165", weight: "62,00" }), function: section };
};

const sheetOf = (now: FunctionMeasures, before?: FunctionMeasures, forStudent = false) => ({
  ...exampleEvaluation(itemsWith(now), before && itemsWith(before)),
  sections: ["function"] as const,
  forStudent,
});

test("the functional tests have figure, class and the change since the last time", () => {
  const words = printedText(
    evaluationDocument(
      sheetOf(
        { push_ups: { ...done, tries: ["20"] }, hand_grip: { ...done, right: ["30"], left: ["28"] } },
        { push_ups: { ...done, tries: ["12"] } },
      ),
    ),
  );
  expect(words).toContain("2 testes funcionais");
  expect(words).toContain("Flexão de braços até a falha");
  expect(words).toContain("antes 12 (+8)");
  expect(words).toMatch(/20\s*rep\. Muito bom/);
  expect(words).toMatch(/dir\. 30\s*kg esq\. 28\s*kg Moderada Mediana da idade: 29,7 kg\./);
});

test("a stopped test keeps its value and says so; a student reads what was tested in plain words", () => {
  const words = printedText(
    evaluationDocument(sheetOf({ plank: { ...done, tries: ["40"], stopped: true } }, undefined, true)),
  );
  expect(words).toMatch(/Resistência do tronco Prancha ventral 40\s*s Interrompido: valor guardado, sem classe\./);
});

test("all tests of the catalogue fit on their pages", async () => {
  const everything: FunctionMeasures = recordOf(
    FUNCTION_TESTS.map(({ key, sides }) => [
      key,
      sides ? { ...done, right: ["20"], left: ["18"] } : { ...done, tries: ["20"] },
    ]),
  );
  expect(pagesOf(await writePdf(evaluationDocument(sheetOf(everything, everything))))).toBeLessThanOrEqual(4);
});
