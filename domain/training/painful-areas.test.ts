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
      { area: "knee", said: "Dor no joelho ao descer escadas" },
      { area: "wrist", said: "fratura de punho" },
    ]);
  });

  it("leave out what is said to be healed, unless the same statement takes it back", () => {
    expect(areasOf("Entorse de tornozelo há três anos, sem sequela")).toEqual([]);
    expect(areasOf("Cirurgia no joelho, totalmente recuperada; dor no ombro")).toEqual(["shoulder"]);
    expect(areasOf("Cirurgia no joelho, ainda não recuperada")).toEqual(["knee"]);
    expect(areasOf("Joelho parcialmente recuperado")).toEqual(["knee"]);
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
  ])("touches the %s: %o", (area, one) => {
    expect(touches(area, one)).toBe(true);
  });

  it.each<[PainfulArea, MovingExercise]>([
    ["shoulder", exercise("Cadeira extensora", "resistence", GROUP.quadriceps)],
    ["shoulder", exercise("Remada baixa na polia com triângulo", "resistence", GROUP.back, GROUP.biceps)],
    ["shoulder", exercise("Alongamento de peitoral na parede", "stretching", GROUP.chest, GROUP.shoulders)],
    ["knee", exercise("Flexão de braços com joelhos apoiados", "resistence", GROUP.chest)],
    ["knee", exercise("Corrida na água (deep running)", "exerc_aerobicos")],
    ["knee", exercise("Elevação pélvica com barra", "resistence", GROUP.glutes, GROUP.hamstrings)],
    ["lumbar", exercise("Puxada frontal com triângulo", "resistence", GROUP.back)],
    ["lumbar", exercise("Leg press horizontal", "resistence", GROUP.quadriceps)],
    ["ankle", exercise("Caminhada na esteira", "exerc_aerobicos")],
    ["abdomen", exercise("Respiração diafragmática deitado", "manobra_resp", GROUP.core, GROUP.abdomen)],
  ])("does not touch the %s: %o", (area, one) => {
    expect(touches(area, one)).toBe(false);
  });
});
