import type { PerimeterKey, SkinfoldKey } from "../anthropometry/measures.ts";
import type { Sex } from "../sex.ts";

/** Ages, in completed years and inclusive, of the people that an equation was made from; `to` null has no upper end. */
export interface AgeRange {
  readonly from: number;
  readonly to: number | null;
}

/** Body density in g/cm³ from the sum of some skinfolds. */
export interface SkinfoldEquation {
  readonly sites: readonly SkinfoldKey[];
  readonly needsAge: boolean;
  readonly ages: AgeRange;
  /** The equation as a reader writes it, for the screen's help and the PDF. */
  readonly text: string;
  /** @param sumMm the sites' sum in mm, above 0 @param ageYears completed years; read only where `needsAge` */
  readonly density: (sumMm: number, ageYears: number) => number;
}

/** Body density in g/cm³ from girths and stature. */
export interface GirthEquation {
  readonly sites: readonly PerimeterKey[];
  readonly ages: AgeRange;
  readonly text: string;
  /** What the trainer is asked to check when the girths contradict each other. */
  readonly contradiction: string;
  /** @returns null when the girths contradict each other (a neck larger than the abdomen) */
  readonly density: (girthsCm: (key: PerimeterKey) => number, statureCm: number) => number | null;
}

interface Published<Equation> extends Readonly<Record<Sex, Equation>> {
  readonly source: string;
  readonly population: string;
}

export type SkinfoldEquations = Published<SkinfoldEquation>;
export type GirthEquations = Published<GirthEquation>;
