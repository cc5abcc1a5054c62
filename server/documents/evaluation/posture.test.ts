import { expect, test } from "vitest";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const words = (posture: readonly { key: string; selected: string }[], posture_evaluated: string | null) =>
  printedText(
    evaluationDocument({
      ...exampleEvaluation({ ...exampleItems({}), posture: [...posture], posture_evaluated }),
      sections: ["posture"],
    }),
  );

test("the posture is printed with its rule, its findings in words by region and side, its focus and its limits", () => {
  const found = words(
    [
      { key: "coluna_2", selected: "hipercifose_toracica" },
      { key: "coluna_3", selected: "hiperlordose_compensatoria" },
      { key: "joelho_1", selected: "valgo" },
      { key: "joelho_2", selected: "valgo" },
      { key: "ombro_1", selected: "elevado" },
      { key: "ombro_2", selected: "nenhum" },
    ],
    "sway_back",
  );
  for (const part of [
    "Resultado postural Sway-Back Hipercifose torácica com hiperlordose compensatória.",
    "Ombros Altura do ombro Elevado à esquerda",
    "Coluna Vertebral Coluna torácica Hipercifose torácica",
    "Joelhos Joelho (plano frontal) Valgo dos dois lados No valgo dinâmico, alongue também os adutores.",
    "Alongar",
    "Isquiotibiais",
    "Fortalecer",
    "Trapézio médio",
    "Avaliação postural visual é um rastreio",
    "concordam pouco",
  ]) {
    expect(found).toContain(part);
  }
  expect(found).not.toMatch(/nenhum|undefined|null/);
});

test("a posture without deviations says so and asks nothing of the training", () => {
  const found = words([{ key: "pe_1", selected: "nenhum" }], "postura_normal");
  expect(found).toContain("Postura Normal");
  expect(found).toContain("Nenhum desvio foi observado nas oito regiões.");
  expect(found).not.toContain("Alongar");
});

test("the stored result is printed, also when a later rule would say something else", () => {
  expect(words([{ key: "pe_1", selected: "abduto" }], "dorso_plano")).toContain("Dorso plano");
});

test("a posture that was not looked at is left out", () => {
  expect(words([], null)).not.toContain("Postura");
});
