import { describe, expect, it } from "vitest";
import { GROUP } from "./muscle-groups.ts";
import type { PainfulArea } from "./painful-area-table.ts";
import { type MovingExercise, painfulPlaces, touches } from "./painful-areas.ts";

const areasOf = (pains: string) => painfulPlaces({ had_pains: true, pains }).map(({ area }) => area);

describe("the painful areas of an anamnesis", () => {
  it.each<[string, readonly PainfulArea[]]>([
    ["Dor no ombro esquerdo ao elevar o braço", ["shoulder"]],
    ["OMBRO", ["shoulder"]],
    ["Tendinite no supraespinhoso", ["shoulder"]],
    ["Desconforto lombar após longos períodos sentado", ["lumbar"]],
    ["Lombalgia", ["lumbar"]],
    ["Dor nas costas", ["lumbar"]],
    ["Hérnia de disco em L4-L5", ["lumbar"]],
    ["Dor na coluna cervical", ["neck"]],
    ["Tensão no trapézio", ["neck"]],
    ["Dor no meio das costas", ["thoracic"]],
    ["Dor entre as escápulas ao estudar", ["thoracic"]],
    ["Condromalácia patelar grau II no joelho direito", ["knee"]],
    ["Lesão de LCA", ["knee"]],
    ["Epicondilite", ["elbow"]],
    ["Síndrome do túnel do carpo", ["wrist"]],
    ["Dor na mão direita", ["wrist"]],
    ["Artrose no quadril direito", ["hip"]],
    ["Fascite plantar", ["ankle"]],
    ["Dor no pé", ["ankle"]],
    ["Estiramento de isquiotibiais à esquerda há um ano", ["hamstrings"]],
    ["Distensão do bíceps femoral", ["hamstrings"]],
    ["Ruptura do bíceps", ["biceps"]],
    ["Pubalgia", ["adductors"]],
    ["Canelite", ["calves"]],
    ["Dor torácica postural e rigidez nos joelhos pela manhã", ["thoracic", "knee"]],
    ["Dor ao ficar em pé", []],
    ["Enxaqueca", []],
    ["Ciatalgia", ["lumbar"]],
    ["Sacroileíte", ["lumbar"]],
    ["Discopatia degenerativa", ["lumbar"]],
    ["Gonartrose", ["knee"]],
    ["Cisto de Baker", ["knee"]],
    ["Capsulite adesiva", ["shoulder"]],
    ["Dor na bacia", ["hip"]],
    ["Coxartrose", ["hip"]],
    ["Tenossinovite de De Quervain", ["wrist"]],
    ["Metatarsalgia", ["ankle"]],
    ["Periostite", ["calves"]],
    ["Dor no jelho ao correr", ["knee"]],
    ["Dor no joeho", ["knee"]],
    ["Lonbalgia", []],
    ["Dor depois do plantão", []],
    ["Intolerância a glúten", []],
    ["", []],
  ])("of %j", (text, areas) => {
    expect(areasOf(text)).toEqual(areas);
  });

  it("keep the words of the statement, each area once, pains before lesions", () => {
    const answers = {
      had_lesions: true,
      lesions: "Entorse de joelho em 2019; fratura de punho",
      had_pains: true,
      pains: "Dor no joelho ao descer escadas.",
    };
    expect(painfulPlaces(answers)).toEqual([
      { area: "knee", quote: "Dor no joelho ao descer escadas", source: "anamnese" },
      { area: "wrist", quote: "fratura de punho", source: "anamnese" },
    ]);
  });

  it("leave out what is said to be healed, unless the same statement takes it back", () => {
    const injured = (lesions: string) => painfulPlaces({ had_lesions: true, lesions }).map(({ area }) => area);
    expect(injured("Entorse de tornozelo há três anos, sem sequela")).toEqual([]);
    expect(injured("Cirurgia no joelho, totalmente recuperada; dor no ombro")).toEqual(["shoulder"]);
    expect(injured("Cirurgia no joelho, ainda não recuperada")).toEqual(["knee"]);
    expect(injured("Joelho parcialmente recuperado")).toEqual(["knee"]);
    for (const painful of [
      "sem sequelas, mas com dor ao agachar",
      "recuperado, dói ao correr",
      "curado, ainda incomoda",
    ])
      expect([painful, injured(`Lesão no joelho, ${painful}`)]).toEqual([painful, ["knee"]]);
  });

  it("never take a pain for healed", () => {
    expect(areasOf("Joelho, já recuperado")).toEqual(["knee"]);
  });

  it("read surgeries as well", () => {
    const whichSurgeries = "Artrodese lombar L4-L5 e prótese de quadril";
    expect(painfulPlaces({ surgeries: true, whichSurgeries }).map(({ area }) => area)).toEqual(["lumbar", "hip"]);
  });

  it("leave out an answer whose question was answered with no", () => {
    expect(painfulPlaces({ had_pains: false, pains: "joelho", had_lesions: null, lesions: "ombro" })).toEqual([]);
  });
});

const exercise = (name: string, exercise_type: string, ...groups: readonly number[]): MovingExercise => ({
  name,
  exercise_type,
  muscle_groups: groups.map((id) => ({ id })),
});

describe("an exercise", () => {
  it.each<[PainfulArea, MovingExercise]>([
    ["shoulder", exercise("Elevação lateral com halteres", "resistence", GROUP.shoulders)],
    ["shoulder", exercise("Puxada frontal com triângulo", "resistence", GROUP.back, GROUP.biceps)],
    ["shoulder", exercise("Mobilidade de ombros com bastão", "mobility", GROUP.shoulders)],
    ["knee", exercise("Cadeira extensora", "resistence", GROUP.quadriceps)],
    ["knee", exercise("Corrida na esteira", "exerc_aerobicos")],
    ["lumbar", exercise("Levantamento terra com barra", "resistence", GROUP.back)],
    ["lumbar", exercise("Alongamento lombar em rotação deitado", "stretching", GROUP.back)],
    ["wrist", exercise("Flexão de braços no solo", "resistence", GROUP.chest)],
    ["elbow", exercise("Rosca direta com barra reta", "resistence", GROUP.biceps)],
    ["hip", exercise("Cadeira adutora", "resistence", GROUP.adductors)],
    ["ankle", exercise("Pular corda", "exerc_aerobicos")],
    ["neck", exercise("Encolhimento de ombros com barra", "resistence", GROUP.back)],
    ["abdomen", exercise("Prancha frontal", "manobra_resp", GROUP.core)],
    ["knee", exercise("Flexão de braços com joelhos apoiados", "resistence", GROUP.chest)],
    ["knee", exercise("Prancha lateral com joelhos apoiados", "manobra_resp", GROUP.core)],
    ["knee", exercise("Alongamento de dorsais ajoelhado com apoio no banco", "stretching", GROUP.back)],
    ["knee", exercise("Mobilidade torácica em quatro apoios", "mobility", GROUP.back)],
    ["knee", exercise("Mobilidade de quadril 90/90", "mobility", GROUP.glutes)],
    ["wrist", exercise("Mobilidade torácica em quatro apoios", "mobility", GROUP.back)],
    ["wrist", exercise("Prancha frontal", "manobra_resp", GROUP.core)],
    ["shoulder", exercise("Prancha frontal com joelhos apoiados", "manobra_resp", GROUP.core)],
    ["shoulder", exercise("Alongamento de peitoral na parede", "stretching", GROUP.chest, GROUP.shoulders)],
    ["lumbar", exercise("Abdominal supra no solo", "resistence", GROUP.abdomen)],
    ["lumbar", exercise("Abdominal oblíquo no solo", "resistence", GROUP.abdomen)],
    ["lumbar", exercise("Abdominal bicicleta", "resistence", GROUP.abdomen)],
    ["lumbar", exercise("Abdominal na máquina", "resistence", GROUP.abdomen)],
    ["lumbar", exercise("Leg press horizontal", "resistence", GROUP.quadriceps)],
  ])("touches the %s: %o", (area, one) => {
    expect(touches(area, one)).toBe(true);
  });

  it.each<[PainfulArea, MovingExercise]>([
    ["shoulder", exercise("Cadeira extensora", "resistence", GROUP.quadriceps)],
    ["shoulder", exercise("Remada baixa na polia com triângulo", "resistence", GROUP.back, GROUP.biceps)],
    ["knee", exercise("Corrida na água (deep running)", "exerc_aerobicos")],
    ["knee", exercise("Elevação pélvica com barra", "resistence", GROUP.glutes, GROUP.hamstrings)],
    ["lumbar", exercise("Puxada frontal com triângulo", "resistence", GROUP.back)],
    ["ankle", exercise("Caminhada na esteira", "exerc_aerobicos")],
    ["abdomen", exercise("Respiração diafragmática deitado", "manobra_resp", GROUP.core, GROUP.abdomen)],
  ])("does not touch the %s: %o", (area, one) => {
    expect(touches(area, one)).toBe(false);
  });
});
