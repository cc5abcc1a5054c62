import { describe, expect, it } from "vitest";
import { postureResultOf } from "#domain/assessment/posture/result.ts";
import { workOf } from "#domain/training/entry/display.ts";
import { A_STUDENT } from "#domain/training/generator/catalogue.fixture.ts";
import { proposeTrainings } from "#domain/training/generator/generate.ts";
import type { ProposalInput } from "#domain/training/generator/proposal.ts";
import { painfulPlaces } from "#domain/training/painful-areas.ts";
import { catalogueExercises } from "../../../seed/catalogue/exercises.ts";
import { muscleGroups } from "../../../seed/catalogue/muscle-groups.ts";

const groupIds = new Map<string, number>(muscleGroups.map(({ id, name }) => [name, id]));
const exercises = catalogueExercises.map(({ name, exercise_type, equipament_needed, muscle_groups }, index) => ({
  id: index + 1,
  name,
  type: exercise_type,
  equipment: equipament_needed,
  muscleGroups: muscle_groups.map((group) => ({ id: groupIds.get(group) ?? 0, name: group })),
}));

const HEALTHY: ProposalInput = { ...A_STUDENT, exercises };

const posture = (selection: Record<string, string>) => ({ selection, result: postureResultOf(selection) });

/** A proposal as a trainer reads it: per training its days, minutes and rows. */
const onPaper = (student: Partial<ProposalInput>) =>
  proposeTrainings({ ...HEALTHY, ...student }).trainings.map(({ weekdays, minutes, lines }) => [
    `${weekdays.join(", ")}: ${minutes} min`,
    ...lines.map(({ exercise, prescription }) => `${exercise.name} · ${workOf(exercise.type, prescription)}`),
  ]);

describe("with the exercises that the product ships, the generator proposes", () => {
  it("a beginner with three hours a week: the whole body, on machines", () => {
    expect(onPaper({})).toMatchInlineSnapshot(`
      [
        [
          "1: 57 min",
          "Mobilidade de quadril 90/90 · 2 × 10",
          "Mobilidade torácica em quatro apoios · 2 × 10",
          "Agachamento no Smith · 4 × 8–12",
          "Elevação pélvica na máquina · 2 × 8–12",
          "Supino reto na máquina · 3 × 8–12",
          "Remada baixa na polia com pegada aberta · 4 × 8–12",
          "Mesa flexora · 4 × 10–15",
          "Elevação lateral na máquina · 2 × 10–15",
          "Prancha frontal com joelhos apoiados · 2 × 3 × 00:10",
          "Alongamento de isquiotibiais deitado com faixa · 2 × 00:30",
          "Alongamento de flexores do quadril ajoelhado · 2 × 00:30",
        ],
        [
          "3: 59 min",
          "Mobilidade torácica em quatro apoios · 2 × 10",
          "Mobilidade de ombros com bastão · 2 × 10",
          "Leg press 45° · 3 × 8–12",
          "Stiff com halteres · 3 × 8–12",
          "Supino inclinado na máquina articulada · 3 × 8–12",
          "Puxada frontal com pegada aberta · 3 × 8–12",
          "Desenvolvimento na máquina · 2 × 8–12",
          "Cadeira abdutora · 2 × 10–15",
          "Panturrilha sentado na máquina · 3 × 10–15",
          "Inseto morto (dead bug) · 2 × 6 × 00:08",
          "Alongamento de flexores do quadril ajoelhado · 2 × 00:30",
          "Alongamento de peitoral na parede · 2 × 00:30",
        ],
        [
          "5: 55 min",
          "Mobilidade de ombros com bastão · 2 × 10",
          "Mobilidade de tornozelo com joelho na parede · 2 × 10",
          "Afundo no Smith · 3 × 8–12",
          "Elevação pélvica unilateral no solo · 2 × 8–12",
          "Remada baixa na polia com triângulo · 3 × 8–12",
          "Cadeira flexora · 3 × 10–15",
          "Voador frontal (peck deck) · 3 × 10–15",
          "Face pull na polia com corda · 2 × 10–15",
          "Tríceps na polia com barra reta · 2 × 10–15",
          "Panturrilha em pé na máquina · 2 × 10–15",
          "Prancha lateral com joelhos apoiados · 2 × 3 × 00:10",
          "Alongamento de peitoral na parede · 2 × 00:30",
          "Alongamento de dorsais ajoelhado com apoio no banco · 2 × 00:30",
        ],
      ]
    `);
  });

  it("an experienced student with a rounded upper back and a hollow low back: two upper and two lower days that correct them", () => {
    expect(
      onPaper({
        daysOfWeek: ["monday", "tuesday", "thursday", "friday"],
        level: "intermediate",
        minutes: 75,
        studentType: "consulting",
        posture: posture({ coluna_2: "hipercifose_toracica", coluna_3: "hiperlordose_lombar" }),
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          "1, 4: 72 min",
          "Liberação miofascial de peitoral com bola na parede · 1 × 01:00",
          "Retração cervical (queixo para dentro) · 2 × 10",
          "Mobilidade torácica em quatro apoios · 2 × 10",
          "Supino reto na máquina · 4 × 8–12",
          "Supino inclinado na máquina articulada · 3 × 8–12",
          "Puxada frontal com pegada aberta · 3 × 8–12",
          "Remada baixa na polia com pegada aberta · 3 × 8–12",
          "Desenvolvimento com barra pela frente · 3 × 8–12",
          "Face pull na polia com corda · 3 × 10–15",
          "Tríceps na polia com barra reta · 2 × 10–15",
          "Rosca direta com barra reta · 3 × 10–15",
          "Inseto morto (dead bug) · 2 × 6 × 00:08",
          "Alongamento de extensores cervicais sentado · 2 × 00:30",
          "Alongamento de peitoral na parede · 2 × 00:30",
        ],
        [
          "2, 5: 69 min",
          "Liberação miofascial de quadríceps com rolo · 1 × 01:00",
          "Deslizamento de braços na parede · 2 × 10",
          "Mobilidade de tornozelo com joelho na parede · 2 × 10",
          "Agachamento no Smith · 4 × 8–12",
          "Leg press 45° · 3 × 8–12",
          "Stiff com barra · 3 × 8–12",
          "Elevação pélvica com barra · 3 × 8–12",
          "Cadeira extensora · 2 × 10–15",
          "Mesa flexora · 3 × 10–15",
          "Cadeira abdutora · 2 × 10–15",
          "Cadeira adutora · 2 × 10–15",
          "Panturrilha em pé na máquina · 2 × 10–15",
          "Vacuum abdominal em decúbito dorsal · 2 × 6 × 00:06",
          "Alongamento de peitoral na parede · 2 × 00:30",
          "Alongamento de quadríceps em pé · 2 × 00:30",
        ],
      ]
    `);
  });

  it("a woman of 66 with stiff knees: posture and strength that spare them", () => {
    expect(
      onPaper({
        daysOfWeek: ["tuesday", "thursday"],
        ageYears: 66,
        objective: "posture",
        painfulPlaces: painfulPlaces({ had_pains: true, pains: "Rigidez nos joelhos pela manhã" }),
        posture: posture({ cabeca_1: "anteriorizada" }),
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          "2: 59 min",
          "Liberação miofascial de trapézio com bola na parede · 1 × 01:00",
          "Retração cervical (queixo para dentro) · 2 × 10",
          "Deslizamento de braços na parede · 2 × 10",
          "Dissociação de quadril na bola suíça · 2 × 10",
          "Equilíbrio em tandem no solo · 2 × 3",
          "Elevação pélvica na máquina · 2 × 12–15",
          "Supino reto na máquina · 4 × 12–15",
          "Remada baixa na polia com pegada aberta · 2 × 12–15",
          "Mesa flexora · 3 × 12–15",
          "Face pull na polia com corda · 3 × 12–15",
          "Elevação lateral na máquina · 2 × 12–15",
          "Respiração diafragmática deitado · 2 × 6 × 00:06",
          "Prancha frontal · 2 × 3 × 00:10",
          "Alongamento de extensores cervicais sentado · 2 × 00:30",
          "Alongamento de esternocleidomastóideo · 2 × 00:30",
          "Alongamento de isquiotibiais deitado com faixa · 2 × 00:30",
        ],
        [
          "4: 60 min",
          "Liberação miofascial de trapézio com bola na parede · 1 × 01:00",
          "Deslizamento de braços na parede · 2 × 10",
          "Retração cervical (queixo para dentro) · 2 × 10",
          "Mobilidade torácica em decúbito lateral (livro aberto) · 2 × 10",
          "Equilíbrio em tandem no solo · 2 × 3",
          "Stiff com halteres · 3 × 12–15",
          "Supino inclinado na máquina articulada · 3 × 12–15",
          "Remada baixa na polia com triângulo · 3 × 12–15",
          "Cadeira abdutora · 4 × 12–15",
          "Crucifixo inverso na máquina (voador dorsal) · 3 × 12–15",
          "Respiração diafragmática deitado · 2 × 6 × 00:06",
          "Inseto morto (dead bug) · 2 × 6 × 00:08",
          "Alongamento de trapézio superior com inclinação lateral · 2 × 00:30",
          "Alongamento de levantador da escápula · 2 × 00:30",
          "Alongamento de iliopsoas na borda da maca · 2 × 00:30",
        ],
      ]
    `);
  });

  it("a student who wants to lose weight at home: short rests, dumbbells and a walk", () => {
    expect(
      onPaper({
        daysOfWeek: ["monday", "wednesday", "saturday"],
        minutes: 50,
        ageYears: 42,
        objective: "fat_loss",
        place: { code: "home", equipment: ["dumbbells", "swiss_ball"] },
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          "1: 48 min",
          "Mobilidade de quadril 90/90 · 2 × 10",
          "Agachamento goblet com halter · 4 × 10–15",
          "Flexão de braços no solo · 4 × 10–15",
          "Remada unilateral com halter (serrote) · 4 × 10–15",
          "Flexão de joelhos com bola suíça · 4 × 12–15",
          "Prancha frontal com joelhos apoiados · 2 × 3 × 00:10",
          "Caminhada ao ar livre · 00:15:00",
          "Alongamento de isquiotibiais em pé com apoio no banco · 2 × 00:30",
        ],
        [
          "3: 50 min",
          "Mobilidade torácica em quatro apoios · 2 × 10",
          "Afundo com halteres · 3 × 10–15",
          "Stiff com halteres · 3 × 10–15",
          "Elevação pélvica unilateral no solo · 2 × 10–15",
          "Flexão de braços com mãos elevadas no banco · 3 × 10–15",
          "Remada unilateral com halter (serrote) · 3 × 10–15",
          "Elevação lateral com halteres · 3 × 12–15",
          "Inseto morto (dead bug) · 2 × 6 × 00:08",
          "Caminhada ao ar livre · 00:14:00",
          "Alongamento de flexores do quadril ajoelhado · 2 × 00:30",
        ],
        [
          "6: 49 min",
          "Mobilidade de ombros com bastão · 2 × 10",
          "Avanço reverso com halteres · 3 × 10–15",
          "Elevação pélvica unilateral no solo · 2 × 10–15",
          "Flexão de braços com joelhos apoiados · 3 × 10–15",
          "Remada unilateral com halter (serrote) · 3 × 10–15",
          "Flexão de joelhos com bola suíça · 3 × 12–15",
          "Crucifixo inverso com halteres · 3 × 12–15",
          "Prancha lateral com joelhos apoiados · 2 × 3 × 00:10",
          "Caminhada ao ar livre · 00:15:00",
          "Alongamento de peitoral na parede · 2 × 00:30",
        ],
      ]
    `);
  });
});
