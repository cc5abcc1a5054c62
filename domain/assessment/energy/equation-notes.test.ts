import { describe, expect, it } from "vitest";
import { assessCaloricExpenditure } from "./caloric-assessment.ts";
import { energyTiles } from "./energy-tiles.ts";

function tilesAt(ageYears: number | null, weightKg: number | null = 50, isPregnant = false) {
  const assessment = assessCaloricExpenditure({
    gender: "female",
    ageYears,
    statureCm: 160,
    weightKg,
    restingHeartRate: 70,
    heartRateNote: null,
    fatPercentage: null,
    protocol: "protocol_3",
    distanceM: null,
    exercises: [],
    diet: null,
  });
  return energyTiles(assessment, { ageYears, isPregnant });
}

describe("energy and heart rate of a minor", () => {
  it("say up to 17 years that their equations are adults'", () => {
    for (const ageYears of [6, 17]) {
      const { basalRate, maximalHeartRate } = tilesAt(ageYears);
      expect(basalRate.indicator.status).toBe("known");
      expect(basalRate.question).toBe(
        "Gasto basal e faixas por nível de atividade: equações feitas para adultos. Antes dos 18 anos, o valor é só aproximado.",
      );
      expect(maximalHeartRate.question).toBe(
        "FC máxima: equação feita para adultos. Antes dos 18 anos, o valor é só aproximado.",
      );
    }
  });

  it("say nothing from 18 years on, nor of a figure that is missing", () => {
    expect(tilesAt(18).basalRate.question).toBeNull();
    expect(tilesAt(18).maximalHeartRate.question).toBeNull();
    expect(tilesAt(10, null).basalRate.question).toBeNull();
    expect(tilesAt(null).maximalHeartRate.question).toBeNull();
  });
});

it("says in pregnancy that the energy is not that of a pregnant woman", () => {
  expect(tilesAt(30, 70, true).basalRate.question).toMatch(/não são de gestantes, que precisam de mais energia/);
  expect(tilesAt(30, null, true).basalRate.question).toBeNull();
});
