import { expect, it } from "vitest";
import { withSide } from "./findings.ts";
import { focusGroups, trainingFocus } from "./focus.ts";

const inWords = (selection: Record<string, string>) => {
  const { stretch, strengthen } = trainingFocus(selection);
  const words = (targets: typeof stretch) => targets.map(({ muscle, side }) => withSide(muscle, side));
  return { stretch: words(stretch), strengthen: words(strengthen) };
};

it("nothing marked asks nothing of the training", () => {
  expect(trainingFocus({})).toEqual({ stretch: [], strengthen: [] });
});

it("a finding of one side concerns the muscles of that side", () => {
  expect(inWords({ ombro_1: "elevado" })).toEqual({
    stretch: ["Trapézio superior à esquerda", "Levantador da escápula à esquerda"],
    strengthen: ["Trapézio inferior à esquerda", "Serrátil anterior à esquerda"],
  });
});

it("the same finding on both sides names each muscle once", () => {
  expect(inWords({ joelho_3: "flexo", joelho_4: "flexo" })).toEqual({
    stretch: ["Isquiotibiais", "Poplíteo", "Gastrocnêmio"],
    strengthen: ["Quadríceps"],
  });
});

it("opposite findings stretch a muscle on one side and strengthen it on the other", () => {
  const focus = inWords({ ombro_1: "elevado", ombro_2: "deprimido" });
  expect(focus.stretch).toContain("Trapézio superior à esquerda");
  expect(focus.strengthen).toContain("Trapézio superior à direita");
});

it("between findings of one side, strengthening wins", () => {
  // The lower trapezius: a posterior tilt stretches it, an elevated scapula strengthens it.
  for (const selection of [
    { cintura_1: "elevada", cintura_7: "inclinacao_posterior" },
    { cintura_7: "inclinacao_posterior", ombro_1: "elevado" },
  ]) {
    const focus = inWords(selection);
    expect(focus.strengthen).toContain("Trapézio inferior à esquerda");
    expect(focus.stretch.join()).not.toContain("Trapézio inferior");
  }
});

it("a stretch of both sides remains on the side that is not strengthened", () => {
  // Scoliosis to the right strengthens the right lumbar erectors, the lordosis stretches both.
  const focus = inWords({ coluna_3: "hiperlordose_lombar", coluna_4: "escoliose_lombar_direita" });
  expect(focus.stretch).toContain("Eretores da espinha lombares à esquerda");
  expect(focus.strengthen).toContain("Eretores da espinha lombares à direita");
});

it("the result's list wins over a finding's", () => {
  // Dorso plano stretches the hamstrings; a recurvatum knee alone strengthens them.
  const spine = { coluna_2: "hipercifose_toracica_longa", coluna_3: "retificacao_lombar" };
  const focus = inWords({ ...spine, joelho_3: "recurvado", joelho_4: "recurvado" });
  expect(focus.stretch).toContain("Isquiotibiais");
  expect(focus.strengthen).not.toContain("Isquiotibiais");
  expect(inWords({ joelho_3: "recurvado", joelho_4: "recurvado" }).strengthen).toContain("Isquiotibiais");
});

it("muscles are listed by the product's muscle group, the neck as mobility", () => {
  const { stretch } = trainingFocus({ coluna_2: "hipercifose_toracica_superior", coluna_3: "hiperlordose_lombar" });
  expect(focusGroups(stretch)).toEqual([
    { label: "Mobilidade cervical", muscles: ["Suboccipitais e extensores cervicais"] },
    { label: "Peitoral", muscles: ["Peitoral maior", "Peitoral menor"] },
    { label: "Quadríceps", muscles: ["Iliopsoas", "Reto femoral", "Tensor da fáscia lata e trato iliotibial"] },
    { label: "Core", muscles: ["Eretores da espinha lombares"] },
  ]);
});

it("muscles of one side stand apart from those of the other", () => {
  const { stretch } = trainingFocus({ ombro_3: "protuso", ombro_4: "retraido" });
  expect(focusGroups(stretch)).toEqual([
    { label: "Peitoral à esquerda", muscles: ["Peitoral menor", "Peitoral maior"] },
    { label: "Core à esquerda", muscles: ["Serrátil anterior"] },
    { label: "Dorsais à direita", muscles: ["Trapézio médio", "Romboides"] },
  ]);
});
