import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SKINFOLDS } from "../anthropometry/measures.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { certaintyOf, detectableChanges } from "./detectable-change.ts";
import { expectedError, isOwnError, LEAST_PAIRS } from "./technical-error.ts";

const MAN: PerimeterInput = {
  gender: "male",
  ageYears: 30,
  ageMonths: 365,
  statureCm: 178,
  weightKg: 80,
  perimeters: { cintura: 84, quadril: 98 },
  skinfolds: Object.fromEntries(SKINFOLDS.map(({ key }) => [key, 12])),
  protocol: "Yuhasz - 6 Dobras",
};

describe("the error to expect of a measure", () => {
  it("is 5 % of a fold and 1 % of a girth", () => {
    expect(expectedError("triceps", 20, {})).toBeCloseTo(1, 12);
    expect(expectedError("cintura", 80, {})).toBeCloseTo(0.8, 12);
  });

  it("is the trainer's own from twenty pairs on, unless every pair was a copy", () => {
    const own = (pairs: number, error = 0.4) => ({ triceps: { error, pairs } });
    expect(LEAST_PAIRS).toBe(20);
    expect(expectedError("triceps", 20, own(19))).toBeCloseTo(1, 12);
    expect(expectedError("triceps", 20, own(20))).toBe(0.4);
    expect(expectedError("triceps", 20, own(20, 0))).toBeCloseTo(1, 12);
    expect(isOwnError(undefined)).toBe(false);
    expect(expectedError("biceps", 20, own(20))).toBeCloseTo(1, 12);
  });
});

describe("the smallest change that is no error", () => {
  it("of a measure is 2.77 technical errors", () => {
    const changes = detectableChanges(MAN, { triceps: { error: 0.4, pairs: 25 } });
    expect(changes.triceps).toBeCloseTo(2.77 * 0.4, 9);
    expect(changes.biceps).toBeCloseTo(2.77 * 0.6, 9);
    expect(changes.cintura).toBeCloseTo(2.77 * 0.84, 9);
  });

  it("of a linear equation is worked out by hand: Yuhasz, six folds of 12 mm", () => {
    // Each fold enters with 0.1051; its error is 0.6 mm: 2.77 · 0.1051 · 0.6 · √6.
    const changes = detectableChanges(MAN, {});
    expect(changes.percentualGordura).toBeCloseTo(2.77 * 0.1051 * 0.6 * Math.sqrt(6), 6);
    expect(changes.massaAdiposa).toBeCloseTo((2.77 * 0.1051 * 0.6 * Math.sqrt(6) * 80) / 100, 6);
    expect(changes.somatorio).toBeCloseTo(2.77 * 0.6 * Math.sqrt(10), 6);
  });

  it("of a ratio follows both girths", () => {
    // The relative errors are 1 % each: 2.77 · ratio · √(0.01² + 0.01²).
    expect(detectableChanges(MAN, {}).relacaoCinturaQuadril).toBeCloseTo(2.77 * (84 / 98) * 0.01 * Math.sqrt(2), 6);
  });

  it("of mass, stature and IMC is not known", () => {
    const changes = detectableChanges(MAN, {});
    for (const key of ["imc", "weight", "stature", "fcRepouso"]) expect(changes[key], key).toBeUndefined();
  });

  it("is positive and finite for every figure that it speaks of, and grows with the error", () => {
    const fold = fc.double({ min: 1, max: 90, noNaN: true });
    const folds = fc.record(Object.fromEntries(SKINFOLDS.map(({ key }) => [key, fold])));
    const protocols = fc.constantFrom("Pollock - 7 Dobras", "Petroski - 4 Dobras", "Guedes - 3 Dobras");
    fc.assert(
      fc.property(folds, protocols, (skinfolds, protocol) => {
        const input = { ...MAN, skinfolds, protocol };
        const errors = (error: number) => Object.fromEntries(SKINFOLDS.map(({ key }) => [key, { error, pairs: 30 }]));
        const [small, large] = [detectableChanges(input, errors(0.2)), detectableChanges(input, errors(0.8))];
        for (const change of Object.values(small)) {
          expect(Number.isFinite(change)).toBe(true);
          expect(change).toBeGreaterThan(0);
        }
        if (small.percentualGordura !== undefined) {
          expect(assessPerimeter(input).fatPercentage.status).toBe("known");
          expect(large.percentualGordura).toBeCloseTo(4 * small.percentualGordura, 6);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a difference", () => {
  it("is real only above the smallest detectable change", () => {
    expect(certaintyOf(1.1, 1.1)).toBe("within_error");
    expect(certaintyOf(1.11, 1.1)).toBe("real");
    expect(certaintyOf(-1.11, 1.1)).toBe("real");
    expect(certaintyOf(0, 1.1)).toBe("within_error");
    expect(certaintyOf(5, undefined)).toBeNull();
  });
});
