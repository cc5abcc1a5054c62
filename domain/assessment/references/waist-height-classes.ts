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

/** The waist-height ratio classes, rounded to 2 decimals. */
export function waistHeightScale(): Scale {
  return WAIST_HEIGHT_SCALE;
}
