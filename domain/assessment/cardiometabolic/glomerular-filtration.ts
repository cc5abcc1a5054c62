import { type Scale, scaleOf } from "../references/scale.ts";
import type { Sex } from "../sex.ts";

const FIRST_AGE = 18;

/**
 * Estimated glomerular filtration rate in mL/min/1.73 m² from serum creatinine in mg/dL: CKD-EPI 2021, without race. Null below 18
 * years. Inker LA et al. N Engl J Med 2021;385:1737-1749.
 */
export function glomerularFiltration(creatinine: number, sex: Sex, ageYears: number): number | null {
  if (ageYears < FIRST_AGE) return null;
  const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** ageYears * factor;
}

/** The limits of KDIGO 2024 that matter to a trainer: below 60 a doctor must see it. */
const SCALE = scaleOf(0, "mL/min/1,73 m²", [
  ["Reduzida", 59, "bad"],
  ["Levemente reduzida", 89, "warn"],
  ["Normal", null, "good"],
]);

export const filtrationScale = (): Scale => SCALE;
