import type { Sex } from "../sex.ts";

/** The person is an adult, with the weight in kg, the stature in cm and the age in completed years. */
export interface EnergyPerson {
  readonly sex: Sex;
  readonly weightKg: number;
  readonly statureCm: number;
  readonly ageYears: number;
}

/** kcal/day. The rounded coefficients of Harris JA, Benedict FG (Carnegie Institution Publ. 279; 1919), as specified. */
export function basalRate({ sex, weightKg, statureCm, ageYears }: EnergyPerson): number {
  return sex === "male"
    ? 66 + 13.7 * weightKg + 5 * statureCm - 6.8 * ageYears
    : 655 + 9.6 * weightKg + 1.85 * statureCm - 4.7 * ageYears;
}

/**
 * kcal/day. Mifflin MD, St Jeor ST, Hill LA, et al. A new predictive equation for resting energy expenditure in healthy
 * individuals. Am J Clin Nutr 1990;51:241-247. 498 healthy adults of 19 to 78 years.
 */
export function mifflinRate({ sex, weightKg, statureCm, ageYears }: EnergyPerson): number {
  return 10 * weightKg + 6.25 * statureCm - 5 * ageYears + (sex === "male" ? 5 : -161);
}

/**
 * kcal/day, from fat-free mass alone. Cunningham JJ. Body composition as a determinant of energy expenditure: a synthetic
 * review and a proposed general prediction equation. Am J Clin Nutr 1991;54:963-969. Adults.
 */
export const cunninghamRate = (weightKg: number, fatPercentage: number): number =>
  370 + 21.6 * weightKg * (1 - fatPercentage / 100);
