import type { PerimeterKey, SkinfoldKey } from "../anthropometry/measures.ts";
import type { Sex } from "../sex.ts";

export interface AgeRange {
  readonly from: number;
  readonly to: number | null;
}

export interface FoldSumRange {
  readonly from: number;
  readonly to: number;
}

interface Fit {
  readonly ages: AgeRange;
  readonly madeFrom?: Sex;
  readonly standardError: number | null;
}

export interface SkinfoldEquation extends Fit {
  readonly sites: readonly SkinfoldKey[];
  readonly needsAge: boolean;
  /** Below its ages the equation gives nothing; else it only warns. */
  readonly hasNoYounger?: boolean;
  /** The first age of the band, of an equation whose coefficients change at a birthday. */
  readonly ageBand?: (ageYears: number) => number | null;
  /** The sum in mm where a quadratic equation turns back: beyond it, thicker folds read as less fat. */
  readonly turnsAtMm?: number;
  readonly sampleMm?: FoldSumRange;
  readonly text: string;
  /** @param sumMm the sites' sum in mm, above 0 @param ageYears completed years; read only where `needsAge` */
  readonly density: (sumMm: number, ageYears: number) => number;
}

export interface GirthEquation extends Fit {
  readonly sites: readonly PerimeterKey[];
  readonly text: string;
  readonly contradiction: string;
  /** @returns null when the girths contradict each other (a neck larger than the abdomen) */
  readonly density: (girthsCm: (key: PerimeterKey) => number, statureCm: number) => number | null;
}

/** At a slope below this share of the one in the middle of its sample, a quadratic equation hardly follows the sum any more. */
const MIN_SLOPE = 1 / 5;

/** An equation without a published sample is compared with its slope at no fold at all. */
export function isNearVertex({ turnsAtMm, sampleMm }: SkinfoldEquation, sumMm: number): boolean {
  if (turnsAtMm === undefined) return false;
  const middle = sampleMm ? (sampleMm.from + sampleMm.to) / 2 : 0;
  return turnsAtMm - sumMm < MIN_SLOPE * (turnsAtMm - middle);
}

interface Published<Equation> extends Readonly<Record<Sex, Equation>> {
  readonly source: string;
  readonly population: string;
}

export type SkinfoldEquations = Published<SkinfoldEquation>;
export type GirthEquations = Published<GirthEquation>;
