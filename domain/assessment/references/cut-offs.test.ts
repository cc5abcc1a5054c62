import { describe, expect, it } from "vitest";
import { bmiScale } from "./bmi-classes.ts";
import { bmiForAgeScale } from "./bmi-for-age.ts";
import { elderlyBmiScale } from "./elderly-bmi-classes.ts";
import { fatScale, unclassifiedFatLabel } from "./fat-classes.ts";
import { muscleScale } from "./muscle-mass-classes.ts";
import { bandOf, type Scale } from "./scale.ts";
import { waistHeightScale } from "./waist-height-classes.ts";
import { waistHipScale } from "./waist-hip-classes.ts";

/*
 * Expectations are written again, from the printed tables, in the tables' own words: they share nothing with the data under
 * test.
 */

function labelOf(scale: Scale | null, value: number): string | undefined {
  return scale ? bandOf(scale, value)?.label : undefined;
}

/** The last value of a class, the values just before the next class after rounding, and the first of the next class. */
function expectCutOff(scale: Scale | null, lastValue: number, decimals: number, below: string, above: string): void {
  const unit = 10 ** -decimals;
  expect(labelOf(scale, lastValue), `${lastValue} is ${below}`).toBe(below);
  expect(labelOf(scale, lastValue + 0.49 * unit), `just above ${lastValue} rounds down to ${below}`).toBe(below);
  expect(labelOf(scale, lastValue + 0.5 * unit), `${lastValue} and a half rounds up to ${above}`).toBe(above);
  expect(labelOf(scale, lastValue + unit), `after ${lastValue} comes ${above}`).toBe(above);
}

const FAT_LABELS = [
  "MUITO MAGRO",
  "MAGRO",
  "MUITO BOM",
  "SAUDAVEL",
  "OBESIDADE GRAU 1",
  "OBESIDADE GRAU 2",
  "OBESIDADE GRAU 3",
];

const FAT_CUT_OFFS = `
male   20-29   7.1  9.4 14.1 22.4 27.4 32.4
male   30-39  11.3 13.9 17.5 24.2 29.2 34.2
male   40-49  13.6 16.3 19.6 26.1 31.1 36.1
male   50-59  15.3 17.9 21.3 27.5 32.5 37.5
male   60-100 15.3 18.4 22.0 28.5 33.5 38.5
female 20-29  14.5 17.1 20.6 27.7 32.7 37.7
female 30-39  15.5 18.0 21.6 29.3 34.3 39.3
female 40-49  18.5 21.3 24.9 32.1 37.1 42.1
female 50-59  21.6 25.0 28.5 35.6 40.6 45.6
female 60-100 21.1 25.1 29.3 36.6 41.6 46.6`;

/** Low-moderate, moderate and high, as printed: the first three columns are "<", "-" and "-". */
const WAIST_HIP_RANGES = `
male   20-29  0.83 0.83-0.88 0.89-0.94 0.94
male   30-39  0.84 0.84-0.91 0.92-0.96 0.96
male   40-49  0.88 0.88-0.95 0.96-1.00 1.00
male   50-59  0.90 0.90-0.96 0.97-1.02 1.02
male   60-100 0.91 0.91-0.98 0.99-1.03 1.03
female 20-29  0.71 0.71-0.77 0.78-0.82 0.82
female 30-39  0.72 0.72-0.78 0.79-0.84 0.84
female 40-49  0.73 0.73-0.79 0.80-0.87 0.87
female 50-59  0.74 0.74-0.81 0.82-0.88 0.88
female 60-100 0.76 0.76-0.83 0.84-0.90 0.90`;

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
}

/** The first and last age of a printed band. */
function agesOf(band: string): readonly number[] {
  return band.split("-").map(Number);
}

describe("the fat classes", () => {
  it.each(rowsOf(FAT_CUT_OFFS))("of %s %s change at every cut-off", (gender, ages, ...bounds) => {
    for (const age of agesOf(ages ?? "")) {
      const scale = fatScale(gender, age);
      expect(scale?.bands.map(({ label }) => label)).toEqual(FAT_LABELS);
      for (const [index, bound] of bounds.entries()) {
        expectCutOff(scale, Number(bound), 3, FAT_LABELS[index] ?? "", FAT_LABELS[index + 1] ?? "");
      }
    }
  });

  it("begin at 20 years; younger men are left blank and younger women dashed", () => {
    expect(fatScale("male", 19)).toBeNull();
    expect(fatScale("female", 19)).toBeNull();
    expect(unclassifiedFatLabel("male")).toBe("");
    expect(unclassifiedFatLabel("female")).toBe("-");
  });

  it("of any gender other than male are the women's, and without a gender there are none", () => {
    expect(fatScale("other", 33)).toEqual(fatScale("female", 33));
    expect(fatScale(null, 33)).toBeNull();
    expect(fatScale("", 33)).toBeNull();
  });
});

describe("the waist-hip classes", () => {
  it.each(rowsOf(WAIST_HIP_RANGES))(
    "of %s %s change at every cut-off",
    (gender, ages, ideal, moderate, high, above) => {
      for (const age of agesOf(ages ?? "")) {
        const scale = waistHipScale(gender, age);
        const [moderateFrom = Number.NaN, moderateTo = Number.NaN] = (moderate ?? "").split("-").map(Number);
        const [highFrom = Number.NaN, highTo = Number.NaN] = (high ?? "").split("-").map(Number);
        expect(labelOf(scale, Number(ideal) - 0.01)).toBe("Ideal");
        expect(labelOf(scale, Number(ideal))).toBe("Moderado");
        expectCutOff(scale, Number(ideal) - 0.01, 2, "Ideal", "Moderado");
        expect(labelOf(scale, moderateFrom)).toBe("Moderado");
        expectCutOff(scale, moderateTo, 2, "Moderado", "Alto");
        expect(labelOf(scale, highFrom)).toBe("Alto");
        expectCutOff(scale, highTo, 2, "Alto", "Muito Alto");
        expect(labelOf(scale, Number(above) + 0.01)).toBe("Muito Alto");
      }
    },
  );

  it("of a man of 45 call 1.00 high and not 0.1, a slip of an earlier build", () => {
    expect(labelOf(waistHipScale("male", 45), 0.98)).toBe("Alto");
    expect(labelOf(waistHipScale("male", 45), 1)).toBe("Alto");
    expect(labelOf(waistHipScale("male", 45), 1.01)).toBe("Muito Alto");
  });

  it("begin at 20 years and need a gender", () => {
    expect(waistHipScale("male", 19)).toBeNull();
    expect(waistHipScale("female", 19)).toBeNull();
    expect(waistHipScale(null, 30)).toBeNull();
    expect(waistHipScale("non_binary", 30)).toEqual(waistHipScale("female", 30));
  });
});

describe("the body mass index classes", () => {
  it.each([
    [18.5, "Abaixo do Peso", "Ideal"],
    [24.9, "Ideal", "Sobrepeso"],
    [29.9, "Sobrepeso", "Obesidade Grau 1"],
    [35, "Obesidade Grau 1", "Obesidade Grau 2"],
    [39.9, "Obesidade Grau 2", "Obesidade Grau 3"],
  ])("change after %d", (bound, below, above) => {
    expectCutOff(bmiScale(), bound, 1, below, above);
  });
});

describe("the elderly people's body mass index classes", () => {
  it("change below 22 and above 27, from 60 years", () => {
    expectCutOff(elderlyBmiScale(60), 21.9, 1, "Magreza", "Eutrofia");
    expectCutOff(elderlyBmiScale(60), 27, 1, "Eutrofia", "Excesso de peso");
    expect(elderlyBmiScale(59)).toBeNull();
    expect(elderlyBmiScale(null)).toBeNull();
  });
});

describe("the waist-height classes", () => {
  it("change on both sides of 0.52", () => {
    expectCutOff(waistHeightScale(30), 0.51, 2, "Risco cardiovascular reduzido", "Normal");
    expectCutOff(waistHeightScale(null), 0.52, 2, "Normal", "Risco cardiovascular aumentado");
  });

  it("begin at 5 years, as NICE does", () => {
    expect([0, 4].map(waistHeightScale)).toEqual([null, null]);
    expect(labelOf(waistHeightScale(5), 0.6)).toBe("Risco cardiovascular aumentado");
  });
});

describe("the muscle mass index classes", () => {
  it.each([
    ["male", 8.5, 10.75],
    ["female", 5.75, 6.75],
  ] as const)("of a %s change after %d and %d", (gender, veryLow, low) => {
    const [high, moderate, small] = [
      "Risco funcional alto",
      "Risco funcional moderado",
      "Risco funcional baixo",
    ] as const;
    expectCutOff(muscleScale(gender, 60), veryLow, 2, high, moderate);
    expectCutOff(muscleScale(gender, 60), low, 2, moderate, small);
    expect(muscleScale(gender, 59)).toBeNull();
    expect(muscleScale(gender, null)).toBeNull();
    expect(muscleScale(null, 60)).toBeNull();
  });
});

describe("every scale", () => {
  const ages = [1, 19, 20, 29, 30, 39, 40, 49, 50, 59, 60, 99];
  const scales = [
    bmiScale(),
    waistHeightScale(5),
    elderlyBmiScale(60),
    bmiForAgeScale(),
    ...["male", "female"].flatMap((gender) => [
      muscleScale(gender, 60),
      ...ages.map((age) => fatScale(gender, age)),
      ...ages.map((age) => waistHipScale(gender, age)),
    ]),
  ].filter((scale) => scale !== null);

  it("is open at both ends and has no gap for a drawing to fall into", () => {
    for (const { bands, decimals } of scales) {
      expect(bands.at(0)?.from).toBeNull();
      expect(bands.at(-1)?.to).toBeNull();
      for (const [index, band] of bands.slice(1).entries()) {
        expect(Number(band.from) - Number(bands[index]?.to)).toBeCloseTo(10 ** -decimals, 9);
      }
    }
  });
});
