import { type Sex, sexOf } from "../sex.ts";
import { type Scale, scaleOf } from "./scale.ts";

/** Oldest age of the row (null: no limit); last value of Ideal, Moderado and Alto. Above them it is Muito Alto. */
type WaistHipRow = readonly [ageTo: number | null, ideal: number, moderate: number, high: number];

/**
 * Waist-hip ratio by sex and age, 2 decimals.
 * Bray GA, Gray DS. Obesity. Part I: pathogenesis. West J Med 1988;149:429-441, as tabulated in Heyward VH, Stolarczyk LM.
 * Applied body composition assessment. Champaign: Human Kinetics; 1996, p. 82. Published for 20 to 69 years: the product
 * extends the last row to older people, and names "low" Ideal.
 */
const ROWS: Readonly<Record<Sex, readonly WaistHipRow[]>> = {
  male: [
    [29, 0.82, 0.88, 0.94],
    [39, 0.83, 0.91, 0.96],
    [49, 0.87, 0.95, 1.0],
    [59, 0.89, 0.96, 1.02],
    [null, 0.9, 0.98, 1.03],
  ],
  female: [
    [29, 0.7, 0.77, 0.82],
    [39, 0.71, 0.78, 0.84],
    [49, 0.72, 0.79, 0.87],
    [59, 0.73, 0.81, 0.88],
    [null, 0.75, 0.83, 0.9],
  ],
};

const YOUNGEST_AGE = 20;

/** Age in completed years; null below 20 years and without a gender. */
export function waistHipScale(gender: string | null | undefined, ageYears: number): Scale | null {
  const sex = ageYears < YOUNGEST_AGE ? null : sexOf(gender);
  const row = sex && ROWS[sex].find(([ageTo]) => ageTo === null || ageYears <= ageTo);
  if (!row) return null;
  const [, ideal, moderate, high] = row;
  return scaleOf(2, "", [
    ["Ideal", ideal, "good"],
    ["Moderado", moderate, "warn"],
    ["Alto", high, "bad"],
    ["Muito Alto", null, "bad"],
  ]);
}
