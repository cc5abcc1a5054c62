import { describe, expect, it } from "vitest";
import type { Perimeters, Skinfolds } from "../anthropometry/measures.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { fatScale, unclassifiedFatLabel } from "../references/fat-classes.ts";
import { bandOf } from "../references/scale.ts";
import examples from "./worked-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number | string>>;
  readonly tolerance: Readonly<Record<string, number>>;
  readonly note?: string;
}

const PROTOCOLS: Readonly<Record<string, string>> = {
  tg_lohman_2: "TG Lohman - 2 dobras",
  guedes_3: "Guedes - 3 Dobras",
  faulkner_4: "Faulkner - 4 Dobras",
  mcardle_4: "Mcardle - 4 Dobras",
  petroski_4: "Petroski - 4 Dobras",
  pollock_3: "Pollock - 3 Dobras",
  yuhasz_6: "Yuhasz - 6 Dobras",
  pollock_7: "Pollock - 7 Dobras",
  marinha_americana: "Marinha Americana",
};

const SIDES: Readonly<Record<string, string>> = {
  "Risco cardiovascular reduzido": "below",
  Normal: "equal",
  "Risco cardiovascular aumentado": "above",
};

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function inputOf(inputs: Example["inputs"]): PerimeterInput {
  const perimeters: Perimeters = JSON.parse(JSON.stringify(inputs));
  const skinfolds: Skinfolds = JSON.parse(JSON.stringify(inputs.skinfolds_mm ?? {}));
  return {
    gender: typeof inputs.gender === "string" ? inputs.gender : null,
    ageYears: numberOf(inputs.age),
    statureCm: numberOf(inputs.stature_cm),
    weightKg: numberOf(inputs.weight_kg),
    perimeters,
    skinfolds,
    protocol: PROTOCOLS[String(inputs.protocol)] ?? null,
  };
}

/** Everything that the product answers, under the names of the examples. */
function answersTo({ area, inputs }: Example): Record<string, unknown> {
  const input = inputOf(inputs);
  const answer = assessPerimeter(input);
  const value = (indicator: { status: string; value?: number }) => indicator.value;
  const label = (indicator: { status: string; label?: string }) => indicator.label;
  const sums = answer.skinfoldSums.status === "known" ? answer.skinfoldSums : null;
  switch (area) {
    case "fat_class": {
      const scale = fatScale(input.gender, Number(input.ageYears));
      const band = scale && bandOf(scale, Number(inputs.fat_percent));
      return { fat_class: band?.label ?? unclassifiedFatLabel(input.gender) };
    }
    case "bmi":
      return { bmi: value(answer.bmi), label: label(answer.bmi) };
    case "waist_height_ratio":
      return { ratio: value(answer.waistHeightRatio), side: SIDES[String(label(answer.waistHeightRatio))] };
    case "waist_hip_ratio":
      return { ratio: value(answer.waistHipRatio), label: label(answer.waistHipRatio) };
    case "skinfold_sums":
      return { periferico: sums?.peripheral, central: sums?.central, somatorio: sums?.total };
    case "muscle_mass_lee":
    case "muscle_mass_lee_fallback":
      return {
        massaMuscular_kg: value(answer.muscleMass),
        smi: answer.muscleMass.status === "known" ? answer.muscleMass.index : null,
        label: label(answer.muscleMass),
      };
    default:
      return {
        density: value(answer.density),
        fat_percent: value(answer.fatPercentage),
        lean_percent: value(answer.leanMassPercentage),
        fat_mass_kg: value(answer.fatMass),
        fat_class: label(answer.fatPercentage),
      };
  }
}

describe("worked examples", () => {
  it("are all here", () => {
    expect(CASES).toHaveLength(examples.examples.length);
    expect(CASES).toHaveLength(55);
  });

  it.each(CASES.map((example) => [`${example.id} ${example.area}`, example] as const))("%s", (_, example) => {
    const answers = answersTo(example);
    for (const [name, expected] of Object.entries(example.expected)) {
      const tolerance = example.tolerance[name];
      if (tolerance === undefined) expect(answers[name], name).toBe(expected);
      else expect(Math.abs(Number(answers[name]) - Number(expected)), name).toBeLessThanOrEqual(tolerance);
    }
  });

  it.each(CASES.filter(({ area }) => area.endsWith("_protocol")).map((example) => [example.id, example] as const))(
    "%s warns exactly when the age is outside the equation's range",
    (_, { inputs, note }) => {
      const { warnings } = assessPerimeter(inputOf(inputs));
      const warned = warnings.some(
        ({ about, code }) => about === "percentualGordura" && code === "age_outside_equation",
      );
      expect(warned).toBe(note?.includes("out-of-range") === true);
    },
  );
});
