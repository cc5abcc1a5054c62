import { type Scale, scaleOf } from "./scale.ts";

const WAIST_HEIGHT_SCALE = scaleOf(2, "", [
  ["Risco cardiovascular reduzido", 0.51, "good"],
  ["Normal", 0.52, "good"],
  ["Risco cardiovascular aumentado", null, "bad"],
]);

/** Completed years. NICE NG246 (2025, before it CG189 of 2022) uses the ratio in children and young people from 5 years on. */
export const YOUNGEST_WITH_WAIST_HEIGHT = 5;

/** The waist-height ratio classes, rounded to 2 decimals; null below the youngest age. An unknown age is taken for an adult's. */
export function waistHeightScale(ageYears: number | null): Scale | null {
  return ageYears !== null && ageYears < YOUNGEST_WITH_WAIST_HEIGHT ? null : WAIST_HEIGHT_SCALE;
}
