import { expect, test } from "vitest";
import type { CaloricExpenditureMeasures } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import { derivedCaloricExpenditure } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { NO_ZONES } from "#domain/assessment/aerobic/training-zones.ts";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const items = exampleItems({ stature: "168", weight: "67,45" });
const MEASURES: CaloricExpenditureMeasures = {
  travel_distance: "2100",
  muscle_items: [
    {
      exercise_type: "Musculação",
      min_reps: "8",
      max_reps: "12",
      series: "60",
      week_times: "4",
      day_time: "50",
      intensity: "80",
    },
  ],
  aerobic_items: [
    { exercise_type: "Aeróbico", name: "Corrida (8,0 km/h)", week_times: "3", day_time: "40", intensity: "70" },
  ],
  calories: { type: "Déficit Calorico", value: "500" },
};

/** A woman of 34 years with these measures of the section, and an earlier evaluation with a shorter distance. */
function printed(
  measures: CaloricExpenditureMeasures,
  earlier?: CaloricExpenditureMeasures,
  heartRateNote: string | null = null,
): string {
  const withSection = (section: CaloricExpenditureMeasures) => ({
    ...items,
    caloric_expenditure: derivedCaloricExpenditure(section, {
      gender: "female",
      ageYears: 34,
      statureCm: 168,
      weightKg: 67.45,
      restingHeartRate: 64,
      heartRateNote,
      fatPercentage: 23,
      protocol: "protocol_3",
    }),
  });
  const evaluation = exampleEvaluation(withSection(measures), earlier && withSection(earlier));
  return printedText(evaluationDocument(evaluation)).replaceAll("\u00a0", " ");
}

test("prints the test, its class, the tiles and every exercise with its figures", () => {
  const text = printed(MEASURES, { ...MEASURES, travel_distance: "1900" });
  for (const expected of [
    "Gasto calórico e VO2",
    "VO2 máximo relativo",
    "35,7 ml/kg/min",
    "Teste de 12 minutos · distância de 2.100 m",
    "Taxa metabólica basal 1.454 kcal/dia",
    "Mifflin-St Jeor 1.394",
    "Cunningham 1.492",
    "Déficit calórico 500 kcal/dia",
    "FC máxima 184 bpm",
    "FC de reserva 124 bpm",
    "Karvonen 120",
    "8 a 12 repetições · 60 séries por semana",
    "Corrida (8,0 km/h)",
    "O consumo diário fica abaixo da taxa metabólica basal.",
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).toMatch(/muito fraco fraco regular bom muito bom excelente|bom/);
  expect(text).toMatch(/antes 31,2 \(\+4,5\)/);
});

test("tells of a minor that the equations are adults', and of an adult not", () => {
  const evaluation = exampleEvaluation({
    ...items,
    caloric_expenditure: derivedCaloricExpenditure(MEASURES, {
      gender: "female",
      ageYears: 15,
      statureCm: 168,
      weightKg: 67.45,
      restingHeartRate: 64,
      heartRateNote: null,
      fatPercentage: 23,
      protocol: "protocol_3",
    }),
  });
  const minor = printedText(
    evaluationDocument({ ...evaluation, current: { ...evaluation.current, ageYears: 15 } }),
  ).replaceAll("\u00a0", " ");
  expect(minor).toContain("Gasto basal e faixas por nível de atividade: equações feitas para adultos.");
  expect(minor).toContain("FC máxima: equação feita para adultos.");
  expect(minor).toContain("Déficit calórico só se propõe a adultos.");
  expect(printed(MEASURES)).not.toMatch(/feitas para adultos|só se propõe/);
});

test("prints nothing of the section when nothing of it was measured", () => {
  const text = printed({ muscle_items: [], aerobic_items: [], calories: { type: null, value: null } });
  expect(text).not.toMatch(/Gasto calórico|VO2|basal/);
});

test("prints the readings of another test than the macrocycle's, with its error, or why it gives no figure", () => {
  const { travel_distance: _, ...others } = MEASURES;
  const readings = { vo2_minutes: "15", vo2_seconds: "5", vo2_heart_rate: "150" };
  const text = printed({ ...others, ...readings, vo2_protocol: "protocol_2" });
  expect(text).toContain("Caminhada de 1600 metros · Tempo 15 min 5 s · FC do teste 150 bpm");
  expect(text).toContain("erro-padrão de 5 ml/kg/min");
  const byOtherTests = printed({ ...others, ...readings, vo2_protocol: "protocol_2" }, MEASURES);
  expect(byOtherTests).toMatch(/VO2 máximo absoluto [\d,]+ L\/min Taxa/);
  const refused = printed({ ...others, ...readings, vo2_protocol: "mile_jog" });
  expect(refused).toContain("Trote de 1 milha: Sem VO2: este teste vale dos 18 aos 29 anos.");
  expect(refused).not.toContain("VO2 máximo relativo");
});

test("without a distance prints the exercises and no VO2", () => {
  const text = printed({ ...MEASURES, travel_distance: null, aerobic_items: [] });
  expect(text).toContain("Musculação");
  expect(text).not.toContain("VO2 máximo relativo");
});

test("prints no beats of a person whose heart does not tell the effort, nor a VO2 that was read from them", () => {
  const { travel_distance: _, ...others } = MEASURES;
  const readings = { vo2_minutes: "15", vo2_seconds: "5", vo2_heart_rate: "150" };
  const byHeart = { ...others, ...readings, vo2_protocol: "protocol_2" };
  const before = printed(byHeart, byHeart);
  for (const told of [/FC máxima 184 bpm/, /FC de reserva 124 bpm/, /Karvonen/, /ml\/kg\/min/])
    expect(before).toMatch(told);
  const after = printed(byHeart, byHeart, NO_ZONES.medicine);
  expect(after).toContain("Caminhada de 1600 metros: Sem VO2: Medicamento altera a frequência cardíaca");
  expect(after).not.toMatch(/\d bpm|Karvonen|VO2 máximo relativo|antes 184/);
  expect(printed(MEASURES, undefined, NO_ZONES.rhythm)).toContain("35,7 ml/kg/min");
});
