import { type Scale, scaleOf } from "./scale.ts";

/**
 * The product's cut-off is 0.52. Pitanga & Lessa, Rev Assoc Med Bras 2006;52(3):157-161 found 0.52 (men) and 0.53 (women)
 * best for coronary risk in Salvador, Brazil; the usual international cut-off is 0.50 (Ashwell & Hsieh 2005).
 */
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
