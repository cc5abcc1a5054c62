import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SKINFOLDS } from "../anthropometry/measures.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { figureErrors } from "./figure-errors.ts";
import { expectedError, isOwnError, MIN_PAIRS } from "./technical-error.ts";

const MAN: PerimeterInput = {
  gender: "male",
  ageYears: 30,
  ageMonths: 365,
  statureCm: 178,
  weightKg: 80,
  perimeters: { cintura: 84, quadril: 98 },
  skinfolds: Object.fromEntries(SKINFOLDS.map(({ key }) => [key, 12.1])),
  protocol: "Yuhasz - 6 Dobras",
};

describe("the error to expect of a measure", () => {
  it.each([
    ["triceps", 20, 1],
    ["triceps", 8, 0.4],
    ["triceps", 4, 0.4],
    ["cintura", 80, 0.8],
    ["cintura", 30, 0.3],
    ["pescoco", 20, 0.3],
  ])("%s of %d is %d: a share of it, and no less than instruments read", (key, value, error) => {
    expect(expectedError(key, value, {})).toEqual({ error: expect.closeTo(error, 12), isOwn: false });
  });

  it("is the trainer's own share from twenty pairs on, unless every pair was a copy", () => {
    const own = (pairs: number, share = 0.03) => ({ triceps: { share, pairs, step: 0.1 } });
    expect(MIN_PAIRS).toBe(20);
    expect(expectedError("triceps", 20, own(19)).error).toBeCloseTo(1, 12);
    expect(expectedError("triceps", 20, own(20))).toEqual({ error: expect.closeTo(0.6, 12), isOwn: true });
    expect(expectedError("triceps", 40, own(20)).error).toBeCloseTo(1.2, 12);
    expect(expectedError("triceps", 20, own(20, 0)).isOwn).toBe(false);
    expect(isOwnError(undefined)).toBe(false);
    expect(expectedError("biceps", 20, own(20)).isOwn).toBe(false);
  });

  it("is never below half of the instrument's step", () => {
    const own = (step: number) => ({ triceps: { share: 0.02, pairs: 30, step } });
    expect(expectedError("triceps", 5, own(1)).error).toBe(0.5);
    expect(expectedError("triceps", 5, own(0.1)).error).toBeCloseTo(0.1, 12);
  });

  it("of the mean of two readings is smaller by √2, and of three no smaller than that", () => {
    expect(expectedError("triceps", 20, {}, { readings: 2 }).error).toBeCloseTo(1 / Math.SQRT2, 12);
    expect(expectedError("triceps", 20, {}, { readings: 3 }).error).toBeCloseTo(1 / Math.SQRT2, 12);
  });
});

describe("the error of a figure", () => {
  it("of a linear equation is worked out by hand: Yuhasz, six folds of 12.1 mm", () => {
    // Each fold enters with 0.1051; its error is 0.605 mm.
    const errors = figureErrors(MAN, {});
    const ofFat = 0.1051 * 0.605 * Math.sqrt(6);
    expect(errors.triceps).toEqual({ error: expect.closeTo(0.605, 9), isOwn: false });
    expect(errors.percentualGordura?.error).toBeCloseTo(ofFat, 6);
    expect(errors.somatorio?.error).toBeCloseTo(0.605 * Math.sqrt(10), 6);
  });

  it("of fat and lean mass holds the daily scatter of body mass, 0.8 kg or 1 %", () => {
    const errors = figureErrors(MAN, {});
    const fat = assessPerimeter(MAN).fatPercentage;
    const share = fat.status === "known" ? fat.value / 100 : Number.NaN;
    const ofFat = (0.1051 * 0.605 * Math.sqrt(6) * 80) / 100;
    expect(errors.massaAdiposa?.error).toBeCloseTo(Math.hypot(ofFat, share * 0.8), 6);
    expect(errors.massaMagra?.error).toBeCloseTo(Math.hypot(ofFat, (1 - share) * 0.8), 6);
    const heavy = figureErrors({ ...MAN, weightKg: 160 }, {});
    expect(heavy.massaMagra?.error).toBeCloseTo(Math.hypot(2 * ofFat, (1 - share) * 1.6), 6);
  });

  it("holds what a caliper of whole millimetres rounds away", () => {
    const whole = { ...MAN, skinfolds: { triceps: 12, biceps: 6, abdominal: 20 } };
    expect(figureErrors(whole, {}).triceps?.error).toBeCloseTo(Math.hypot(0.6, 0.5), 9);
    const tenths = { ...whole, skinfolds: { ...whole.skinfolds, biceps: 6.2 } };
    expect(figureErrors(tenths, {}).triceps?.error).toBeCloseTo(0.6, 9);
  });

  it("of a ratio follows both girths", () => {
    const expected = (84 / 98) * 0.01 * Math.sqrt(2);
    expect(figureErrors(MAN, {}).relacaoCinturaQuadril?.error).toBeCloseTo(expected, 6);
  });

  it("is the trainer's own only when every measure in it has an own one", () => {
    const own = (keys: readonly string[]) =>
      Object.fromEntries(keys.map((key) => [key, { share: 0.03, pairs: 30, step: 0.1 }]));
    const six = ["triceps", "subescapular", "supraespinhal", "abdominal", "coxa_media", "panturrilha"];
    expect(figureErrors(MAN, own(six)).percentualGordura?.isOwn).toBe(true);
    expect(figureErrors(MAN, own(six)).massaMagra?.isOwn).toBe(true);
    expect(figureErrors(MAN, own(six.slice(1))).percentualGordura?.isOwn).toBe(false);
  });

  it("of mass, stature and IMC is not known, nor that of muscle mass by weight alone", () => {
    const errors = figureErrors(MAN, {});
    for (const key of ["imc", "weight", "stature", "fcRepouso", "massaMuscular"]) {
      expect(errors[key], key).toBeUndefined();
    }
  });

  it.each([
    ["Pollock - 3 Dobras", ["peitoral", "abdominal", "coxa_media"], 219, 221],
    ["Petroski - 4 Dobras", ["subescapular", "triceps", "supra_iliaca", "panturrilha"], 152, 155],
  ] as const)("by %s is not known near the vertex of the equation", (protocol, sites, known, unknown) => {
    const errorAt = (sumMm: number) => {
      const skinfolds = Object.fromEntries(sites.map((site) => [site, sumMm / sites.length]));
      return figureErrors({ ...MAN, protocol, skinfolds }, {});
    };
    expect(errorAt(known).percentualGordura).toBeDefined();
    for (const key of ["percentualGordura", "massaMagra", "massaAdiposa", "densidade"]) {
      expect(errorAt(unknown)[key], key).toBeUndefined();
    }
  });

  it("is positive and finite for every figure that it speaks of, and grows with the measures' error", () => {
    const fold = fc.double({ min: 1, max: 90, noNaN: true });
    const folds = fc.record(Object.fromEntries(SKINFOLDS.map(({ key }) => [key, fold])));
    const protocols = fc.constantFrom("Pollock - 7 Dobras", "Petroski - 4 Dobras", "Guedes - 3 Dobras");
    fc.assert(
      fc.property(folds, protocols, (skinfolds, protocol) => {
        const input = { ...MAN, skinfolds, protocol };
        const errors = (share: number) =>
          Object.fromEntries(SKINFOLDS.map(({ key }) => [key, { share, pairs: 30, step: 0 }]));
        const [small, large] = [figureErrors(input, errors(0.02)), figureErrors(input, errors(0.08))];
        for (const { error } of Object.values(small)) {
          expect(Number.isFinite(error)).toBe(true);
          expect(error).toBeGreaterThan(0);
        }
        if (small.percentualGordura !== undefined) {
          expect(assessPerimeter(input).fatPercentage.status).toBe("known");
          expect(large.percentualGordura?.error).toBeCloseTo(4 * small.percentualGordura.error, 6);
        }
      }),
      { numRuns: 50 },
    );
  });
});
