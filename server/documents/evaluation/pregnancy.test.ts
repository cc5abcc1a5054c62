import { expect, test } from "vitest";
import { printedText } from "../../testing/files/definition-text.ts";
import { everyFold, everyGirth, exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const measured = (cintura: string, weight: string) =>
  exampleItems({ stature: "165", weight, perimeters: { ...everyGirth(60), cintura }, skinfolds: everyFold(14) });

function printed(isPregnant: boolean): string {
  const example = exampleEvaluation(measured("110", "82,00"), measured("90", "70,00"));
  return printedText(
    evaluationDocument({
      ...example,
      current: { ...example.current, isPregnant },
      sections: ["summary", "perimeter"],
    }),
  );
}

test("the sheet of a pregnant woman calls no change better or worse, and says why", () => {
  expect(printed(false)).toMatch(/piora|Fique de olho/);
  const words = printed(true);
  expect(words).not.toMatch(/piora|melhora|Fique de olho/);
  expect(words).toContain("Na gestação o corpo muda: as diferenças não são ditas boas nem ruins.");
  expect(words).toContain("a cintura subiu 20 cm");
  expect(printed(false)).toContain("Obesidade");
  expect(words).not.toMatch(/obesidade|sobrepeso/i);
});
