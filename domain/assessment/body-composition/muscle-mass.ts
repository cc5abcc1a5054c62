import { formatDecimal } from "../../text/number-format.ts";
import type { Sex } from "../sex.ts";

/*
 * Lee RC, Wang Z, Heo M, Ross R, Janssen I, Heymsfield SB. Total-body skeletal muscle mass: development and cross-validation
 * of anthropometric prediction models. Am J Clin Nutr 2000;72:796-803. Adults above 20 years with a BMI below 30. The race term (Asian
 * -2.0 / -1.2, African-American 1.1 / 1.4, other 0) is 0: the product holds no race.
 */

export type MuscleMassMethod = "limbs" | "weight";

/** Standard errors of estimate in kg, as published. */
const STANDARD_ERRORS: Readonly<Record<MuscleMassMethod, number>> = { limbs: 2.2, weight: 2.8 };

const isMethod = (text: string | undefined): text is MuscleMassMethod => text === "limbs" || text === "weight";

/** Two of three people with this muscle mass lie in the range: "Erro padrão ±2,2 kg: 31,2 a 35,6 kg"; null for an unknown equation. */
export function muscleErrorText(massKg: number, method: string | undefined): string | null {
  if (!isMethod(method)) return null;
  const { [method]: error } = STANDARD_ERRORS;
  const range = `${formatDecimal(Math.max(0, massKg - error), 1)} a ${formatDecimal(massKg + error, 1)} kg`;
  return `Erro padrão ±${formatDecimal(error, 1)} kg: ${range}`;
}

export interface LimbMeasures {
  readonly armGirthCm: number;
  readonly tricepsMm: number;
  readonly thighGirthCm: number;
  readonly thighFoldMm: number;
  readonly calfGirthCm: number;
  readonly calfFoldMm: number;
}

const MALE_TERM: Readonly<Record<Sex, 0 | 1>> = { male: 1, female: 0 };

/** A limb's girth without its ring of fat, in cm: the fold, in mm, is two layers thick. */
function correctedGirth(girthCm: number, foldMm: number): number {
  return girthCm - (Math.PI * foldMm) / 10;
}

/** kg (Lee 2000, first equation); null when a fold is too thick for its girth, so that no muscle would be left. */
export function muscleMassFromLimbs(sex: Sex, ageYears: number, statureCm: number, limbs: LimbMeasures): number | null {
  const arm = correctedGirth(limbs.armGirthCm, limbs.tricepsMm);
  const thigh = correctedGirth(limbs.thighGirthCm, limbs.thighFoldMm);
  const calf = correctedGirth(limbs.calfGirthCm, limbs.calfFoldMm);
  if (arm <= 0 || thigh <= 0 || calf <= 0) return null;
  const sections = 0.00744 * arm ** 2 + 0.00088 * thigh ** 2 + 0.00441 * calf ** 2;
  const mass = (statureCm / 100) * sections + 2.4 * MALE_TERM[sex] - 0.048 * ageYears + 7.8;
  return mass > 0 ? mass : null;
}

/** kg (Lee 2000, second equation): the fallback; null when weight and stature are too small for it. */
export function muscleMassFromWeight(sex: Sex, ageYears: number, statureCm: number, weightKg: number): number | null {
  const mass = 0.244 * weightKg + 7.8 * (statureCm / 100) + 6.6 * MALE_TERM[sex] - 0.098 * ageYears - 3.3;
  return mass > 0 ? mass : null;
}
