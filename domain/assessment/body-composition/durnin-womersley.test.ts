import { describe, expect, it } from "vitest";
import { assessPerimeter } from "../perimeter-assessment.ts";

const assess = (gender: string, ageYears: number, [biceps, triceps, subescapular, supra_iliaca]: readonly number[]) =>
  assessPerimeter({
    gender,
    ageYears,
    statureCm: 170,
    weightKg: 70,
    perimeters: {},
    skinfolds: { biceps, triceps, subescapular, supra_iliaca },
    protocol: "Durnin-Womersley - 4 Dobras",
  });
const fatOf = (gender: string, age: number, folds: readonly number[]) => {
  const { fatPercentage } = assess(gender, age, folds);
  return fatPercentage.status === "known" ? fatPercentage.value : null;
};
const MAN = [5, 10, 14, 16];
const WOMAN = [12, 22, 20, 22];

describe("Durnin and Womersley", () => {
  it.each([
    ["male", 30, MAN, 20.414],
    ["female", 49, WOMAN, 36.155],
    ["female", 50, WOMAN, 38.847],
    ["female", 16, [8, 15, 12, 14], 25.822],
    ["female", 69, WOMAN, 38.847],
  ] as const)("of a %s of %i years with %s mm: %f %", (gender, age, folds, fat) => {
    expect(fatOf(gender, age, folds)).toBeCloseTo(fat, 2);
  });

  it("change their coefficients on the birthday that begins a band", () => {
    expect(fatOf("male", 29, MAN)).toBeCloseTo(17.6, 1);
    for (const [gender, folds] of [
      ["male", MAN],
      ["female", WOMAN],
    ] as const)
      for (const age of [20, 30, 40, 50]) {
        expect(fatOf(gender, age - 1, folds)).not.toBe(fatOf(gender, age, folds));
        expect(fatOf(gender, age, folds)).toBe(fatOf(gender, age + 9, folds));
      }
  });

  it("give nothing while a fold is missing", () => {
    expect(fatOf("male", 25, [0, 10, 14, 16])).toBeNull();
  });

  it("give nothing below 17 or 16 years, and warn above 72 or 68", () => {
    expect([fatOf("male", 16, MAN), fatOf("female", 15, WOMAN)]).toEqual([null, null]);
    expect([fatOf("male", 17, MAN), fatOf("female", 16, WOMAN)]).not.toContain(null);
    const warns = (gender: string, age: number) =>
      assess(gender, age, MAN).warnings.some(({ code }) => code === "age_outside_equation");
    expect([warns("male", 72), warns("male", 73)]).toEqual([false, true]);
    expect([warns("female", 68), warns("female", 69)]).toEqual([false, true]);
  });
});
