import { describe, expect, it } from "vitest";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import type { MainFigures } from "#contract/planning/cycles.ts";
import { trendOf } from "./trend.ts";

const figures = (evaluated_on: string, weight_kg: number, fat_percentage: number | null): MainFigures => ({
  evaluated_on,
  weight_kg,
  fat_percentage,
  skinfold_protocol: "Guedes - 3 Dobras",
  caliper: null,
  scale: null,
  sex: "male",
  age_years: 30,
  age_months: 365,
  is_pregnant: false,
  heart_obstacle: null,
  figure_errors: {},
  bmi: null,
  lean_mass_kg: null,
  fat_mass_kg: null,
  waist_hip_ratio: null,
});

describe("the trend of an evaluation", () => {
  const evaluated_items = {
    ...UNMEASURED,
    student: { stature: "178", weight: "82,40" },
    perimeter: {
      ...UNMEASURED.perimeter,
      protocolo: "Guedes - 3 Dobras",
      imc: { value: 26, label: "Sobrepeso" },
      percentualGordura: { value: 16.6, label: "MUITO BOM" },
    },
  };
  const evaluated_person = {
    sex: "male",
    age_years: 30,
    age_months: 365,
    is_pregnant: false,
    heart_obstacle: null,
  } as const;
  const history = [figures("2026-03-15", 88.6, 22.9), figures("2026-06-21", 85.1, null)];

  it("goes over the earlier evaluations to this one, by the figures that two of them have", () => {
    const { days, lines } = trendOf({
      history,
      evaluated_items,
      evaluated_on: "2026-10-11",
      evaluated_person,
      figure_errors: {},
    });
    expect(days).toEqual(["2026-03-15", "2026-06-21", "2026-10-11"]);
    expect(lines.map(({ name, values }) => [name, values])).toEqual([
      ["weight", [88.6, 85.1, 82.4]],
      ["percentualGordura", [22.9, null, 16.6]],
    ]);
  });

  it("says of a figure from two equations why it is not subtracted", () => {
    const by = (over: Partial<MainFigures>) =>
      trendOf({
        history: history.map((one) => ({ ...one, ...over })),
        evaluated_items,
        evaluated_on: "2026-10-11",
        evaluated_person,
        figure_errors: {},
      }).lines.map(({ name, judgement }) => [name, judgement.caveat]);
    expect(by({})).toEqual([
      ["weight", null],
      ["percentualGordura", null],
    ]);
    expect(by({ skinfold_protocol: "Pollock - 7 Dobras" })).toEqual([
      ["weight", null],
      ["percentualGordura", "protocolos diferentes"],
    ]);
    expect(by({ sex: "female" })).toContainEqual(["percentualGordura", "gênero registrado diferente"]);
  });

  it("has no line for a first evaluation", () => {
    expect(
      trendOf({ history: [], evaluated_items, evaluated_on: "2026-10-11", evaluated_person, figure_errors: {} }).lines,
    ).toEqual([]);
  });
});
