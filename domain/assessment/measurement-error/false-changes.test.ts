import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "../anthropometry/measures.ts";
import { derivedValues } from "../derived-figures.ts";
import { judgeChange } from "../judged-change.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { type FigureErrors, figureErrors } from "./figure-errors.ts";
import type { TechnicalErrors } from "./technical-error.ts";

/*
 * Two evaluations of a body that did not change, measured with noise: how often the product calls the difference more than an error. It promises 5 in
 * 100 for noise of the size that it assumes.
 */

const PAIRS = 1000;

/** Mulberry32: the same noise in every run. */
function seeded(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

const FOLDS: Readonly<Record<string, number>> = {
  triceps: 12,
  peitoral: 14,
  biceps: 6,
  axilar_media: 15,
  supra_iliaca: 18,
  abdominal: 24,
  supraespinhal: 14,
  coxa_media: 17,
  panturrilha: 10,
  subescapular: 16,
};
const GIRTHS: Readonly<Record<string, number>> = { cintura: 84, quadril: 98, abdomen: 88, pescoco: 38 };

interface Hand {
  readonly foldShare: number;
  readonly girthShare: number;
  /** The steps of caliper (mm) and tape (cm). */
  readonly foldStep: number;
  readonly girthStep: number;
  /** kg from day to day. */
  readonly massScatter: number;
}

const TRAINED: Hand = { foldShare: 0.05, girthShare: 0.01, foldStep: 0.1, girthStep: 0.1, massScatter: 0.7 };

const onStep = (value: number, step: number) => Math.round(value / step) * step;

function reader(normal: () => number, hand: Hand) {
  const fold = (truth: number) => Math.max(1, onStep(truth * (1 + hand.foldShare * normal()), hand.foldStep));
  const girth = (truth: number) => onStep(truth * (1 + hand.girthShare * normal()), hand.girthStep);
  return { fold, girth, mass: (truth: number) => truth + hand.massScatter * normal() };
}

interface Body {
  readonly protocol: string;
  readonly gender: "male" | "female";
  /** How thick the folds are beside those of a usual body. */
  readonly factor: number;
}

/** By figure, the share of unchanged pairs that are called more than an error. */
function falseChanges(
  { protocol, gender, factor }: Body,
  hand: Hand,
  { own = {}, seed = 20261122, pairs = PAIRS }: { own?: TechnicalErrors; seed?: number; pairs?: number } = {},
) {
  const read = reader(seeded(seed), hand);
  let errors: FigureErrors | undefined;
  const measure = () => {
    const input: PerimeterInput = {
      gender,
      ageYears: 30,
      ageMonths: 365,
      statureCm: 174,
      weightKg: read.mass(80),
      protocol,
      perimeters: Object.fromEntries(
        PERIMETERS.flatMap(({ key }) => (GIRTHS[key] ? [[key, read.girth(GIRTHS[key])]] : [])),
      ),
      skinfolds: Object.fromEntries(SKINFOLDS.map(({ key }) => [key, read.fold((FOLDS[key] ?? 0) * factor)])),
    };
    const figures = { ...derivedValues(assessPerimeter(input)), ...input.skinfolds, ...input.perimeters };
    // The errors of two such evaluations hardly differ.
    errors ??= figureErrors(input, own);
    return { figures, errors };
  };
  const counts: Record<string, number> = {};
  for (let pair = 0; pair < pairs; pair++) {
    const [before, now] = [measure(), measure()];
    for (const key of JUDGED) {
      const { certainty } = judgeChange(key, before, now);
      const isFalse = certainty === "real" || certainty === "above_expected";
      counts[key] = (counts[key] ?? 0) + (isFalse ? 1 / pairs : 0);
    }
  }
  return counts;
}

const JUDGED = ["percentualGordura", "massaMagra", "massaAdiposa", "triceps", "somatorio", "relacaoCinturaQuadril"];

const BODIES: readonly Body[] = ["Pollock - 3 Dobras", "Guedes - 3 Dobras", "Pollock - 7 Dobras"].flatMap((protocol) =>
  [0.4, 1, 1.8].map((factor) => ({ protocol, gender: "male" as const, factor })),
);

describe("an unchanged body", () => {
  it.each(BODIES)("by $protocol with folds × $factor is called changed in about 5 of 100 pairs at most", (body) => {
    for (const [key, share] of Object.entries(falseChanges(body, TRAINED))) expect(share, key).toBeLessThan(0.07);
  });

  it.each([0.4, 1, 1.8])("with folds × %d on a caliper of whole millimetres too", (factor) => {
    const body: Body = { protocol: "Pollock - 3 Dobras", gender: "female", factor };
    for (const [key, share] of Object.entries(falseChanges(body, { ...TRAINED, foldStep: 1 }))) {
      expect(share, key).toBeLessThan(0.07);
    }
  });

  it.each([0.4, 1, 1.8])("with folds × %d too when the trainers' own errors come from other bodies", (factor) => {
    for (const foldStep of [0.1, 1]) {
      const hand = { ...TRAINED, foldShare: 0.07, foldStep };
      const body: Body = { protocol: "Pollock - 3 Dobras", gender: "male", factor };
      // Rounding of a coarse caliper weighs more in thin folds than in those that the error comes from. Forty pairs tell an error roughly: one trainer's lies too low, another's too high.
      const trainers = [1, 2, 3, 4, 5].map((seed) =>
        falseChanges(body, hand, { own: ownErrors(hand, seed), seed: 1000 * seed, pairs: 300 }),
      );
      for (const key of JUDGED) {
        const mean = trainers.reduce((sum, { [key]: share = 0 }) => sum + share / trainers.length, 0);
        expect(mean, `${key} in steps of ${foldStep}`).toBeLessThan(0.09);
      }
    }
  });

  it("is found out where it did change: folds thinner by a fifth", () => {
    const read = reader(seeded(7), TRAINED);
    const found = Array.from({ length: 300 }, () => {
      const at = (factor: number) => {
        const skinfolds = Object.fromEntries(SKINFOLDS.map(({ key }) => [key, read.fold((FOLDS[key] ?? 0) * factor)]));
        const input: PerimeterInput = {
          gender: "male",
          ageYears: 30,
          statureCm: 174,
          weightKg: 80,
          protocol: "Pollock - 3 Dobras",
          perimeters: {},
          skinfolds,
        };
        return { figures: derivedValues(assessPerimeter(input)), errors: figureErrors(input, {}) };
      };
      return judgeChange("percentualGordura", at(1), at(0.8)).certainty === "above_expected";
    }).filter(Boolean).length;
    expect(found).toBeGreaterThan(250);
  });
});

/** The stored error of forty repeated pairs of a mixed clientele. */
function ownErrors(hand: Hand, seed: number): TechnicalErrors {
  const read = reader(seeded(seed), hand);
  return Object.fromEntries(
    SKINFOLDS.map(({ key }) => {
      let square = 0;
      for (let pair = 0; pair < 40; pair++) {
        const truth = (FOLDS[key] ?? 0) * ([0.5, 1, 1.6][pair % 3] ?? 1);
        const [first, second] = [read.fold(truth), read.fold(truth)];
        square += ((first - second) / ((first + second) / 2)) ** 2;
      }
      return [key, { share: Math.sqrt(square / 80), pairs: 40, step: hand.foldStep }];
    }),
  );
}
