import { expect, it } from "vitest";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { exampleEvaluation } from "../example.fixture.ts";
import { opinionSection } from "./opinion.ts";

const printed = (opinion: { readonly text?: string; readonly recommendation?: string }) =>
  JSON.stringify(opinionSection({ ...exampleEvaluation(UNMEASURED), opinion }));

it("the assessor's words stand above the signature with the CREF", () => {
  const sheet = printed({ text: "<p>Boa <strong>evolução</strong></p>", recommendation: "<ol><li>Água</li></ol>" });
  const order = ["Parecer", "evolução", "Recomendações", '"1."', "Água", "Rafael Monteiro", "CREF 012345-G/SP"];
  const places = order.map((word) => sheet.indexOf(word));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("without words there is nothing to sign", () => {
  expect(printed({ text: "<p></p>" })).toBe("[]");
});
