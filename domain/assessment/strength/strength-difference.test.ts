import { describe, expect, it } from "vitest";
import { strengthDifference } from "./strength-difference.ts";

const test = (weight: number, repetitions: number | null, exercise_name = "Supino reto") => ({
  weight,
  repetitions,
  exercise_name,
});

describe("the difference of two strength tests", () => {
  it("is that of the 1RM by Epley, at different repetitions too", () => {
    // 60 · (1 + 8 / 30) = 76; 70 · (1 + 6 / 30) = 84.
    const difference = strengthDifference(test(60, 8), test(70, 6));
    expect(difference).toMatchObject({ of: "1RM", isRough: false });
    expect(difference?.kg).toBeCloseTo(8, 9);
  });

  it("is that of the 1RM up to 12 repetitions, and of the load above", () => {
    expect(strengthDifference(test(60, 12), test(60, 12))).toEqual({ of: "1RM", kg: 0, isRough: true });
    expect(strengthDifference(test(60, 12), test(65, 13))).toEqual({ of: "carga", kg: 5, isRough: false });
    expect(strengthDifference(test(60, 13), test(50, 8))).toEqual({ of: "carga", kg: -10, isRough: false });
  });

  it("is that of the load when the repetitions of a test are not known", () => {
    expect(strengthDifference(test(60, null), test(62.5, 8))).toMatchObject({ of: "carga", kg: 2.5 });
  });

  it.each([
    [10, false],
    [11, true],
  ])("is rough when a test has %i repetitions: %s", (repetitions, isRough) => {
    expect(strengthDifference(test(60, 8), test(60, repetitions))?.isRough).toBe(isRough);
    expect(strengthDifference(test(60, repetitions), test(60, 8))?.isRough).toBe(isRough);
  });

  it("of two exercises is none", () => {
    expect(strengthDifference(test(240, 8, "Leg press"), test(80, 8, "Agachamento"))).toBeNull();
  });

  it.each(["SUPINO RETO", "supino  reto.", "Supíno-reto", "", "  "])("with “%s” is of one exercise", (name) => {
    expect(strengthDifference(test(60, 8), test(60, 8, name))).toMatchObject({ of: "1RM", kg: 0 });
    expect(strengthDifference(test(60, 8, name), test(60, 8))).toMatchObject({ of: "1RM", kg: 0 });
  });
});
