import { expect, test } from "vitest";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleItems } from "../example.fixture.ts";
import { comparisonDocument } from "./document.ts";
import type { ComparedEvaluation } from "./input.ts";

type Posture = ComparedEvaluation["items"]["posture"];

const evaluation = (name: string, evaluatedOn: string, posture_evaluated: string | null, posture: Posture) => ({
  name,
  evaluatedOn,
  items: { ...exampleItems({}), posture, posture_evaluated },
  strength: [],
});

const FIRST = evaluation("Mesociclo 1", "2026-03-14", "sway_back", [
  { key: "coluna_2", selected: "hipercifose_toracica" },
  { key: "coluna_3", selected: "hiperlordose_compensatoria" },
  { key: "ombro_1", selected: "elevado" },
  { key: "joelho_1", selected: "valgo" },
]);
const UNSEEN = evaluation("Mesociclo 2", "2026-06-14", null, []);
const LAST = evaluation("Mesociclo 3", "2026-09-20", "postura_normal", [
  { key: "coluna_2", selected: "nenhum" },
  { key: "coluna_3", selected: "hiperlordose_lombar" },
  { key: "joelho_1", selected: "valgo" },
  { key: "pe_2", selected: "plano_pronado" },
]);

const words = (...evaluations: readonly ComparedEvaluation[]) =>
  printedText(
    comparisonDocument({
      product: "Prumo",
      trainer: { name: "Rafael Monteiro", contact: [], cref: null },
      student: { name: "Mariana Gonçalves" },
      date: "2026-11-21",
      title: "Resultado final",
      macrocycle: "Recomposição",
      evaluations,
      sections: ["posture"],
      figures: [],
      warnings: [],
      isPregnant: false,
      photos: [],
    }),
  );

test("a comparison tells both postures and what was resolved, changed, is new and persists", () => {
  const found = words(FIRST, UNSEEN, LAST);
  for (const part of [
    "Mesociclo 1 · 14/03/2026 Sway-Back Hipercifose torácica com hiperlordose compensatória.",
    "Mesociclo 3 · 20/09/2026 Postura Normal Hiperlordose lombar sozinha não forma",
    "Resolvidos Elevado à esquerda Ombros · Altura do ombro Hipercifose torácica Coluna Vertebral · Coluna torácica",
    "Mudaram Hiperlordose compensatória → Hiperlordose lombar",
    "Novos Plano (pronado) à direita Pés · Pé",
    "Persistem Valgo à esquerda Joelhos · Joelho (plano frontal)",
    "é um rastreio",
  ]) {
    expect(found).toContain(part);
  }
});

test("a comparison says nothing of posture when fewer than two evaluations looked at it", () => {
  expect(words(UNSEEN, LAST)).not.toContain("Resultados posturais");
});

test("two evaluations without deviations are said to have none", () => {
  const none = (name: string) =>
    evaluation(name, "2026-09-20", "postura_normal", [{ key: "pe_1", selected: "nenhum" }]);
  expect(words(none("Mesociclo 3"), none("Mesociclo 4"))).toContain(
    "Nenhum desvio foi observado em nenhuma das duas avaliações.",
  );
});
