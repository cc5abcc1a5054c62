import { describe, expect, it } from "vitest";
import { compareEvaluations } from "../evaluation-comparison.ts";
import { bandOf } from "../references/scale.ts";
import { functionScale, STOPPED } from "./assess-function.ts";
import { FUNCTION_TESTS } from "./catalogue.ts";
import { functionErrors } from "./function-errors.ts";
import type { FunctionPerson } from "./function-test.ts";

/*
 * Expectations are written again from the printed tables: they share nothing with the data under test. Each line: sex, ages, and the first
 * value of each class but the lowest; of a range its two ends.
 */

const FIVE = ["Precisa melhorar", "Regular", "Bom", "Muito bom", "Excelente"];
const GRIP = ["Baixa", "Um pouco baixa", "Moderada", "Um pouco alta", "Alta"];
const RANGE = ["Abaixo da faixa", "Na faixa", "Acima da faixa"];

const CLASSES: readonly (readonly [test: string, labels: readonly string[], step: number, table: string])[] = [
  [
    "sit_and_reach",
    FIVE,
    1,
    `
male 15-19 24 29 34 39
male 20-29 25 30 34 40
male 30-39 23 28 33 38
male 40-49 18 24 29 35
male 50-59 16 24 28 35
male 60-69 15 20 25 33
female 15-19 29 34 38 43
female 20-29 28 33 37 41
female 30-39 27 32 36 41
female 40-49 25 30 34 38
female 50-59 25 30 33 39
female 60-69 23 27 31 35`,
  ],
  [
    "push_ups",
    FIVE,
    1,
    `
male 15-19 18 23 29 39
male 20-29 17 22 29 36
male 30-39 12 17 22 30
male 40-49 10 13 17 25
male 50-59 7 10 13 21
male 60-69 5 8 11 18
female 15-19 12 18 25 33
female 20-29 10 15 21 30
female 30-39 8 13 20 27
female 40-49 5 11 15 24
female 50-59 2 7 11 21
female 60-69 2 5 12 17`,
  ],
  [
    "partial_curl_up",
    FIVE,
    1,
    `
male 15-19 16 21 23 25
male 20-29 11 16 21 25
male 30-39 11 15 18 25
male 40-49 6 13 18 25
male 50-59 8 11 17 25
male 60-69 6 11 16 25
female 15-19 12 17 22 25
female 20-29 5 14 18 25
female 30-39 6 10 19 25
female 40-49 4 11 19 25
female 50-59 6 10 19 25
female 60-69 3 8 17 25`,
  ],
  [
    "hand_grip",
    GRIP,
    0.1,
    `
male 20-24 40.5 45.7 50.4 56.0
male 25-29 42.1 47.1 51.5 56.7
male 30-34 42.2 47.4 52.0 57.4
male 35-39 41.5 47.1 51.9 57.5
male 40-44 40.4 46.3 51.2 57.1
male 45-49 39.0 45.1 50.2 56.2
male 50-54 37.4 43.5 48.8 54.8
male 55-59 35.6 41.7 47.0 53.1
male 60-64 33.6 39.7 45.0 51.1
male 65-69 31.5 37.5 42.8 48.8
male 70-74 29.3 35.1 40.3 46.3
male 75-79 27.0 32.5 37.6 43.5
male 80-84 24.5 29.8 34.8 40.5
male 85-89 21.9 27.0 31.8 37.4
male 90-94 19.2 24.0 28.7 34.2
male 95-99 16.4 20.9 25.4 30.8
female 20-24 24.0 27.2 30.0 33.6
female 25-29 24.5 27.9 30.9 34.6
female 30-34 24.4 28.1 31.3 35.2
female 35-39 24.1 28.0 31.4 35.4
female 40-44 23.7 27.6 31.1 35.2
female 45-49 23.1 27.1 30.6 34.8
female 50-54 22.4 26.4 29.9 34.0
female 55-59 21.5 25.5 29.0 33.0
female 60-64 20.6 24.5 27.9 31.8
female 65-69 19.5 23.3 26.6 30.5
female 70-74 18.3 22.0 25.2 28.9
female 75-79 17.0 20.5 23.6 27.2
female 80-84 15.5 18.9 21.9 25.3
female 85-89 13.9 17.2 20.0 23.3
female 90-94 12.2 15.3 18.0 21.2
female 95-99 10.3 13.3 15.9 18.9`,
  ],
];

const RANGES: readonly (readonly [test: string, labels: readonly string[], step: number, table: string])[] = [
  [
    "chair_sit_and_reach",
    RANGE,
    0.1,
    `
male 60-64 -6.4 10.2
male 65-69 -7.6 7.6
male 70-74 -7.6 7.6
male 75-79 -10.2 5.1
male 80-84 -14 3.8
male 85-89 -14 1.3
male 90-94 -16.5 -1.3
female 60-64 -1.3 12.7
female 65-69 -1.3 11.4
female 70-74 -2.5 10.2
female 75-79 -3.8 8.9
female 80-84 -5.1 7.6
female 85-89 -6.4 6.4
female 90-94 -11.4 2.5`,
  ],
  [
    "back_scratch",
    RANGE,
    0.1,
    `
male 60-64 -16.5 0
male 65-69 -19.1 -2.5
male 70-74 -20.3 -2.5
male 75-79 -22.9 -5.1
male 80-84 -24.1 -5.1
male 90-94 -26.7 -10.2
female 60-64 -7.6 3.8
female 65-69 -8.9 3.8
female 70-74 -10.2 2.5
female 75-79 -12.7 1.3
female 80-84 -14 0
female 85-89 -17.8 -2.5
female 90-94 -20.3 -2.5`,
  ],
  [
    "chair_stand",
    RANGE,
    1,
    `
male 60-64 14 19
male 65-69 12 18
male 70-74 12 17
male 75-79 11 17
male 80-84 10 15
male 85-89 8 14
male 90-94 7 12
female 60-64 12 17
female 65-69 11 16
female 70-74 10 15
female 75-79 10 15
female 80-84 9 14
female 85-89 8 13
female 90-94 4 11`,
  ],
  [
    "arm_curl",
    RANGE,
    1,
    `
male 60-64 16 22
male 65-69 15 21
male 70-74 14 21
male 75-79 13 19
male 80-84 13 19
male 85-89 11 17
male 90-94 10 14
female 60-64 13 19
female 65-69 12 18
female 70-74 12 17
female 75-79 11 17
female 80-84 10 16
female 85-89 10 15
female 90-94 8 13`,
  ],
  [
    "up_and_go",
    [...RANGE].reverse(),
    0.1,
    `
male 60-64 3.8 5.6
male 65-69 4.3 5.9
male 70-74 4.4 6.2
male 75-79 4.6 7.2
male 80-84 5.2 7.6
male 85-89 5.5 8.9
male 90-94 6.2 10
female 60-64 4.4 6
female 65-69 4.8 6.4
female 70-74 4.9 7.1
female 75-79 5.2 7.4
female 80-84 5.7 8.7
female 85-89 6.2 9.6
female 90-94 7.3 11.5`,
  ],
  [
    "two_minute_step",
    RANGE,
    1,
    `
male 60-64 87 115
male 65-69 86 116
male 70-74 80 110
male 75-79 73 109
male 80-84 71 103
male 85-89 59 91
male 90-94 52 86
female 60-64 75 107
female 65-69 73 107
female 70-74 68 101
female 75-79 68 100
female 80-84 60 90
female 85-89 55 85
female 90-94 44 72`,
  ],
  [
    "six_minute_walk",
    RANGE,
    1,
    `
male 60-64 558 672
male 65-69 512 640
male 70-74 498 622
male 75-79 430 585
male 80-84 407 553
male 85-89 347 521
male 90-94 279 457
female 60-64 498 604
female 65-69 457 581
female 70-74 439 562
female 75-79 398 535
female 80-84 352 494
female 85-89 311 466
female 90-94 251 402`,
  ],
];

const personOf = (sex: string, ageYears: number): FunctionPerson => ({
  sex: sex === "male" ? "male" : "female",
  ageYears,
  weightKg: 70,
  statureCm: 170,
});

const CONDITIONS: Readonly<Record<string, (sex: string) => Readonly<Record<string, string | number>>>> = {
  push_ups: (sex) => ({ position: sex === "male" ? "toes" : "knees" }),
  arm_curl: (sex) => ({ dumbbell: sex === "male" ? 3.63 : 2.27 }),
  six_minute_walk: () => ({ course: "rectangle" }),
};

function classOf(key: string, sex: string, age: number, value: number): string | undefined {
  const test = FUNCTION_TESTS.find((one) => one.key === key);
  const scale = test && functionScale(test, personOf(sex, age), CONDITIONS[key]?.(sex) ?? {});
  return typeof scale === "object" ? bandOf(scale, value)?.label : scale;
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [sex = "", ages = "", ...bounds] = line.trim().split(/\s+/);
      return ages.split("-").map((age) => ({ sex, age: Number(age), bounds: bounds.map(Number) }));
    });

describe("the first value of each class and the one before it", () => {
  it.each(CLASSES)("%s", (key, labels, step, table) => {
    for (const { sex, age, bounds } of rowsOf(table)) {
      bounds.forEach((bound, index) => {
        const where = `${sex} of ${age} at ${bound}`;
        expect(classOf(key, sex, age, bound), where).toBe(labels[index + 1]);
        expect(classOf(key, sex, age, bound - step), where).toBe(labels[index]);
      });
    }
  });
});

describe("both ends of each range and what lies beyond", () => {
  it.each(RANGES)("%s", (key, labels, step, table) => {
    const [below, within, above] = labels;
    for (const { sex, age, bounds } of rowsOf(table)) {
      const [low = 0, high = 0] = bounds;
      const where = `${sex} of ${age}`;
      expect(classOf(key, sex, age, low), where).toBe(within);
      expect(classOf(key, sex, age, high), where).toBe(within);
      expect(classOf(key, sex, age, low - step), where).toBe(below);
      expect(classOf(key, sex, age, high + step), where).toBe(above);
    }
  });
});

it.each([
  ["sit_and_reach", 14, 70],
  ["push_ups", 14, 70],
  ["partial_curl_up", 14, 70],
  ["plank", 17, 26],
  ["hand_grip", 19, 100],
  ["chair_stand", 59, 95],
  ["arm_curl", 59, 95],
  ["up_and_go", 59, 95],
  ["two_minute_step", 59, 95],
  ["six_minute_walk", 59, 95],
  ["chair_sit_and_reach", 59, 95],
  ["back_scratch", 59, 95],
  ["joelho_flexao", 17, 70],
])("%s has no class at %i nor at %i", (key, below, above) => {
  for (const sex of ["male", "female"]) {
    expect(classOf(key, sex, below, 20)).toBe("age_outside_table");
    expect(classOf(key, sex, above, 20)).toBe("age_outside_table");
  }
});

it.each([
  ["timed_up_and_go", 60, 11.99, "Sem sinal de alerta", 12, "Atenção"],
  ["timed_up_and_go", 60, 12.46, "Atenção", 12.47, "Risco de quedas aumentado"],
  ["timed_up_and_go", 90, 19.99, "Risco de quedas aumentado", 20, "Mobilidade muito reduzida"],
  ["five_stands", 60, 15, "Preservada", 15.1, "Reduzida"],
  ["gait_speed", 60, 0.8, "Reduzida", 0.81, "Preservada"],
  ["single_leg_stance", 51, 9.9, "Alerta", 10, "Sem alerta"],
  ["single_leg_stance", 60, 4.9, "Alerta alto", 5, "Alerta"],
  ["single_leg_stance", 75, 9.9, "Alerta", 10, "Sem alerta"],
  ["single_leg_stance", 76, 4.9, "Alerta alto", 5, "Sem alerta"],
  ["plank", 18, 62, "Quarto inferior", 63, "Segundo quarto"],
  ["plank", 25, 89, "Segundo quarto", 90, "Terceiro quarto"],
  ["plank", 25, 120, "Terceiro quarto", 121, "Quarto superior"],
  ["quadril_extensao", 18, 22, "Reduzida", 23, "No limite"],
  ["joelho_flexao", 69, 134, "No limite", 135, "Na referência"],
  ["ombro_flexao", 69, 169, "Reduzida", 170, "No limite"],
])("%s at %i: %d is %s and %d %s", (key, age, last, below, first, above) => {
  expect(classOf(key, "female", age, last)).toBe(below);
  expect(classOf(key, "female", age, first)).toBe(above);
});

it("rounds half up to the decimals of the table before it looks a class up", () => {
  expect(classOf("sit_and_reach", "male", 25, 33.4)).toBe("Bom");
  expect(classOf("sit_and_reach", "male", 25, 33.5)).toBe("Muito bom");
});

it("leaves out men of 85 to 89 behind the back, of whom the prints differ", () => {
  expect(classOf("back_scratch", "male", 87, -10)).toBe("age_outside_table");
  expect(classOf("back_scratch", "female", 87, -10)).toBe("Na faixa");
});

it("every test says how it is done, who does not do it and where its classes come from", () => {
  for (const { howTo, notFor, source, lay, limits } of FUNCTION_TESTS) {
    expect(howTo.length * notFor.length * source.length * lay.length).toBeGreaterThan(0);
    expect(limits.min).toBeLessThan(limits.max);
  }
});

describe("two tests of one person", () => {
  const evaluation = (value: number, conditions: string) => {
    const figures = { push_ups: value, up_and_go: value, sit_up: value };
    const basis = {
      skinfoldProtocol: undefined,
      muscleMass: undefined,
      vo2: undefined,
      sex: "male",
      ageYears: 30,
      ageMonths: 360,
      isPregnant: false,
      functionConditions: { push_ups: conditions },
    } as const;
    return { figures, basis, errors: functionErrors(figures) };
  };
  const changeOf = (key: string, before: number, now: number, how = ["position=toes", "position=toes"]) =>
    compareEvaluations([evaluation(before, how[0] ?? ""), evaluation(now, how[1] ?? "")]).find(
      (one) => one.key === key,
    );

  it("differ beyond the smallest detectable change only, and more or less is better by the test", () => {
    expect(changeOf("push_ups", 20, 24)).toMatchObject({ certainty: "within_error", verdict: null });
    expect(changeOf("push_ups", 20, 25)).toMatchObject({ certainty: "above_expected", verdict: "better" });
    expect(changeOf("up_and_go", 6, 7.1)).toMatchObject({ certainty: "above_expected", verdict: "worse" });
    expect(changeOf("sit_up", 20, 40)).toMatchObject({ difference: 20, certainty: null, verdict: null });
  });

  it("are not subtracted when they were done differently or one was stopped", () => {
    expect(changeOf("push_ups", 20, 30, ["position=toes", "position=knees"])).toMatchObject({
      difference: null,
      caveat: "condições diferentes",
    });
    expect(changeOf("push_ups", 20, 30, [STOPPED, STOPPED])).toMatchObject({ caveat: "teste interrompido" });
  });
});
