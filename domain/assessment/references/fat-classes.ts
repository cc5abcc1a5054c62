import { type Sex, sexOf } from "../sex.ts";
import { type Scale, type ScaleStep, scaleOf } from "./scale.ts";

/** Oldest age of the row (null: no limit); percentiles 90 (leanest), 80, 60 and 20 of body fat, in percent. */
type FatClassRow = readonly [ageTo: number | null, p90: number, p80: number, p60: number, p20: number];

/**
 * Body fat percentiles by sex and age, printed with 1 decimal; a percentage is classed with the 3 decimals that it is shown with.
 * American College of Sports Medicine. ACSM's guidelines for exercise testing and prescription, 6th ed., 2000 (Institute
 * for Aerobics Research, Dallas, 1994). The seven labels are the product's, laid on the percentiles by this project: the
 * "fair" and "poor" bands belong to SAUDAVEL, because calling a young man with 18% of fat obese contradicts the accepted
 * criteria (25% in men, 32% in women: Lohman 1992).
 */
const ROWS: Readonly<Record<Sex, readonly FatClassRow[]>> = {
  male: [
    [29, 7.1, 9.4, 14.1, 22.4],
    [39, 11.3, 13.9, 17.5, 24.2],
    [49, 13.6, 16.3, 19.6, 26.1],
    [59, 15.3, 17.9, 21.3, 27.5],
    [null, 15.3, 18.4, 22.0, 28.5],
  ],
  female: [
    [29, 14.5, 17.1, 20.6, 27.7],
    [39, 15.5, 18.0, 21.6, 29.3],
    [49, 18.5, 21.3, 24.9, 32.1],
    [59, 21.6, 25.0, 28.5, 35.6],
    [null, 21.1, 25.1, 29.3, 36.6],
  ],
};

/** Width of one grade of obesity, in points of fat: the width of the grades printed in Brazil after NIDDK. */
const OBESITY_GRADE_WIDTH = 5;

const YOUNGEST_AGE = 20;

/** The text below 20 years, where the table has no class: blank for men and a dash for women, as specified. */
const UNCLASSIFIED: Readonly<Record<Sex, string>> = { male: "", female: "-" };

/** Age in completed years; null below 20 years or without a gender. */
export function fatScale(gender: string | null | undefined, ageYears: number): Scale | null {
  const sex = sexOf(gender);
  if (!sex || ageYears < YOUNGEST_AGE) return null;
  const row = ROWS[sex].find(([ageTo]) => ageTo === null || ageYears <= ageTo);
  if (!row) return null;
  const [, p90, p80, p60, p20] = row;
  const steps: readonly ScaleStep[] = [
    ["MUITO MAGRO", p90, "low"],
    ["MAGRO", p80, "good"],
    ["MUITO BOM", p60, "good"],
    ["SAUDAVEL", p20, "good"],
    ["OBESIDADE GRAU 1", p20 + OBESITY_GRADE_WIDTH, "warn"],
    ["OBESIDADE GRAU 2", p20 + 2 * OBESITY_GRADE_WIDTH, "bad"],
    ["OBESIDADE GRAU 3", null, "bad"],
  ];
  return scaleOf(3, "%", steps, 1);
}

export function unclassifiedFatLabel(gender: string | null | undefined): string {
  const sex = sexOf(gender);
  return sex ? UNCLASSIFIED[sex] : "";
}
