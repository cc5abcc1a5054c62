import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bmiForAgeScale, bmiForAgeZ, bmiReference } from "./bmi-for-age.ts";
import { bandOf } from "./scale.ts";

/** The WHO's simplified tables: sex, age in years and months, kg/m² at −3, −2, −1, 0, 1, 2 and 3 standard deviations. */
const SIMPLIFIED = `
male   5:1  12.1 13.0 14.1 15.3 16.6 18.3 20.2
male   10:0 12.8 13.7 14.9 16.4 18.5 21.4 26.1
male   19:0 15.9 17.6 19.6 22.2 25.4 29.7 35.5
female 5:1  11.8 12.7 13.9 15.2 16.9 18.9 21.3
female 10:0 12.4 13.5 14.8 16.6 19.0 22.6 28.4
female 19:0 14.7 16.5 18.7 21.4 25.0 29.7 36.2`;

const zOf = (index: number, sex: string | undefined, age: string | undefined) => {
  const [years = 0, months = 0] = (age ?? "").split(":").map(Number);
  return bmiForAgeZ(index, sex, years * 12 + months) ?? Number.NaN;
};

const classOf = (z: number) => bandOf(bmiForAgeScale(), z)?.label;

describe("the z-score of BMI-for-age", () => {
  it.each(
    SIMPLIFIED.trim()
      .split("\n")
      .map((line) => line.split(/\s+/)),
  )("of a %s of %s is that of the WHO's simplified table", (sex, age, ...indices) => {
    for (const [place, index] of indices.entries()) {
      const z = place - 3;
      expect(zOf(Number(index) - 0.05, sex, age)).toBeLessThanOrEqual(z);
      expect(zOf(Number(index) + 0.05, sex, age)).toBeGreaterThanOrEqual(z);
    }
  });

  it("beyond three deviations goes on in steps of the last one", () => {
    // A boy of ten: 26.1 and 21.4 at 3 and 2 deviations, so about 4.6 kg/m² a step.
    expect(zOf(30.7, "male", "10:0")).toBeCloseTo(4, 1);
    expect(zOf(11.9, "male", "10:0")).toBeCloseTo(-4, 0);
  });

  it("rises with the index, for every sex and month of the table", () => {
    const index = fc.double({ min: 5, max: 80, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom("male", "female"),
        fc.integer({ min: 61, max: 228 }),
        index,
        index,
        (sex, month, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
            (value) => bmiForAgeZ(value, sex, month) ?? Number.NaN,
          );
          expect(Number(less)).toBeLessThanOrEqual(Number(more));
        },
      ),
    );
  });

  it.each([
    [60, false],
    [61, true],
    [228, true],
    [229, false],
  ])("at %i months is there: %s", (month, known) => {
    expect(bmiForAgeZ(17, "male", month) !== null).toBe(known);
    expect(bmiForAgeZ(17, "female", month) !== null).toBe(known);
    expect(bmiForAgeZ(17, null, month)).toBeNull();
  });
});

describe("the WHO's classes", () => {
  it.each([
    [-3.01, "Magreza acentuada"],
    [-3, "Magreza"],
    [-2.01, "Magreza"],
    [-2, "Eutrofia"],
    [1, "Eutrofia"],
    [1.01, "Sobrepeso"],
    [2, "Sobrepeso"],
    [2.01, "Obesidade"],
    [3, "Obesidade"],
    [3.01, "Obesidade grave"],
  ])("call a z-score of %d %s", (z, label) => {
    expect(classOf(z)).toBe(label);
  });
});

describe("what an index is judged by", () => {
  it.each([
    [4, 59, "none"],
    [5, 60, "none"],
    [5, 61, "by_age"],
    [19, 228, "by_age"],
    [19, 229, "adult"],
    [20, 240, "adult"],
    [20, null, "adult"],
    [19, null, "none"],
    [null, null, "adult"],
  ] as const)("at %s years and %s months: %s", (years, months, reference) => {
    expect(bmiReference(years, months)).toBe(reference);
  });
});
