import { expect, it } from "vitest";
import golden from "../golden/posture-examples.json" with { type: "json" };
import { postureResultLabel, postureResultOf, postureRuleText, RESULT_FOCUS } from "./result.ts";

it("the truth table holds every combination of the thoracic and the lumbar spine", () => {
  expect(golden.truthTable).toHaveLength(6 * 5);
});

it.each(golden.truthTable)("$coluna_2 with $coluna_3 is $result", ({ coluna_2, coluna_3, result }) => {
  expect(postureResultOf({ coluna_2, coluna_3 })).toBe(result);
});

it.each(golden.examples)("$id: $expected.result", ({ inputs, expected }) => {
  expect(postureResultLabel(postureResultOf(inputs))).toBe(expected.result);
});

it("only the thoracic and the lumbar spine decide", () => {
  expect(postureResultOf({ cabeca_1: "anteriorizada", pelve_1: "anteversao", pelve_2: "anteversao" })).toBe(
    "postura_normal",
  );
  expect(postureResultOf({})).toBe("postura_normal");
});

it("each result stretches and strengthens its muscles", () => {
  const named = Object.entries(RESULT_FOCUS).map(([result, { stretch, strengthen }]) => [
    result,
    { stretch: stretch.map(({ muscle }) => muscle), strengthen: strengthen.map(({ muscle }) => muscle) },
  ]);
  expect(Object.fromEntries(named)).toEqual(golden.resultFocus);
});

it("an unknown code has no label", () => {
  expect(postureResultLabel("Hiperlordotica")).toBe("");
  expect(postureResultLabel(null)).toBe("");
});

it("the rule that decided is told as a sentence", () => {
  expect(postureRuleText({ coluna_2: "hipercifose_toracica_longa", coluna_3: "cifose_lombar" })).toBe(
    "Hipercifose torácica longa com cifose lombar.",
  );
  expect(postureRuleText({})).toBe("Nenhum desvio foi marcado na coluna torácica nem na lombar.");
});

it("a flat back that forms no type is not passed off as free of deviations", () => {
  expect(postureRuleText({ coluna_2: "retificacao_toracica", coluna_3: "retificacao_lombar" })).toBe(
    "Retificação torácica com retificação lombar não forma nenhum dos quatro tipos de postura; o desvio continua entre os achados.",
  );
  expect(postureRuleText({ coluna_2: "nenhum", coluna_3: "hiperlordose_lombar" })).toBe(
    "Hiperlordose lombar sozinha não forma nenhum dos quatro tipos de postura; o desvio continua entre os achados.",
  );
});
