import { sexOf } from "../sex.ts";
import { BMI_FOR_AGE, FIRST_MONTH, type Lms } from "./bmi-for-age-table.ts";
import { type Scale, scaleOf } from "./scale.ts";

/** The WHO's classes from 5 to 19 years, in z-scores with 2 decimals. */
const SCALE = scaleOf(2, "escore z", [
  ["Magreza acentuada", -3.01, "bad"],
  ["Magreza", -2.01, "low"],
  ["Eutrofia", 1, "good"],
  ["Sobrepeso", 2, "warn"],
  ["Obesidade", 3, "bad"],
  ["Obesidade grave", null, "bad"],
]);

export const bmiForAgeScale = (): Scale => SCALE;

/** The index that lies `z` standard deviations from the median. */
const indexAt = (z: number, [l, m, s]: Lms) => m * (1 + l * s * z) ** (1 / l);

/** Index in kg/m², age in completed months; null outside 61 to 228 and without a gender. Beyond ±3 it counts in steps (table's source). */
export function bmiForAgeZ(index: number, gender: string | null | undefined, ageMonths: number): number | null {
  const sex = sexOf(gender);
  const lms = sex && BMI_FOR_AGE[sex][ageMonths - FIRST_MONTH];
  if (!lms) return null;
  const [l, m, s] = lms;
  const z = ((index / m) ** l - 1) / (l * s);
  if (z > 3) return 3 + (index - indexAt(3, lms)) / (indexAt(3, lms) - indexAt(2, lms));
  if (z < -3) return -3 + (index - indexAt(-3, lms)) / (indexAt(-2, lms) - indexAt(-3, lms));
  return z;
}

const LAST_MONTH = FIRST_MONTH + BMI_FOR_AGE.male.length - 1;
const ADULT_AGE = 20;

/** The WHO's table up to 228 months, then the adults'; `none` below 61 months, and below 20 years without months. Unknown age: adult. */
export function bmiReference(ageYears: number | null, ageMonths: number | null): "adult" | "by_age" | "none" {
  if (ageYears === null || ageYears >= ADULT_AGE) return "adult";
  if (ageMonths === null || ageMonths < FIRST_MONTH) return "none";
  return ageMonths > LAST_MONTH ? "adult" : "by_age";
}
