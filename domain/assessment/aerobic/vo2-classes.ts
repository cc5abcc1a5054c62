import { type Scale, scaleOf } from "../references/scale.ts";
import { type Sex, sexOf } from "../sex.ts";

type Vo2ClassRow = readonly [
  ageTo: number | null,
  veryPoor: number,
  poor: number,
  fair: number,
  good: number,
  veryGood: number,
];

/**
 * Maximal oxygen uptake by sex and age, ml/kg/min, 1 decimal.
 * Cooper KH. The aerobics program for total well-being. New York: Bantam; 1982 (Cooper Institute); Heyward VH. Advanced
 * fitness assessment and exercise prescription, 3rd ed.; 1998. The level names are laid on the published ones by their
 * position: published "excellent" is muito bom and "superior" is excelente. In women from 60 the published "excellent" is as
 * narrow as here (30.3 to 31.4).
 */
const ROWS: Readonly<Record<Sex, readonly Vo2ClassRow[]>> = {
  male: [
    [19, 34.9, 38.3, 45.1, 50.9, 55.9],
    [29, 32.9, 36.4, 42.4, 46.4, 52.4],
    [39, 31.4, 35.4, 40.9, 44.9, 49.4],
    [49, 30.1, 33.5, 38.9, 43.7, 48.0],
    [59, 26.0, 30.9, 35.7, 40.9, 45.3],
    [null, 20.4, 26.0, 32.2, 36.4, 44.2],
  ],
  female: [
    [19, 24.9, 30.9, 34.9, 38.9, 41.9],
    [29, 23.5, 28.9, 32.9, 36.9, 41.0],
    [39, 22.7, 26.9, 31.4, 35.6, 40.0],
    [49, 20.9, 24.4, 28.9, 32.8, 36.9],
    [59, 20.1, 22.7, 26.9, 31.4, 35.7],
    [null, 17.4, 20.1, 24.4, 30.2, 31.4],
  ],
};

const YOUNGEST_AGE = 13;

/** Age in completed years; null below 13 years or without a gender. */
export function vo2Scale(gender: string | null | undefined, ageYears: number): Scale | null {
  const sex = sexOf(gender);
  if (!sex || ageYears < YOUNGEST_AGE) return null;
  const row = ROWS[sex].find(([ageTo]) => ageTo === null || ageYears <= ageTo);
  if (!row) return null;
  const [, veryPoor, poor, fair, good, veryGood] = row;
  return scaleOf(1, "ml/kg/min", [
    ["muito fraco", veryPoor, "bad"],
    ["fraco", poor, "warn"],
    ["regular", fair, "warn"],
    ["bom", good, "good"],
    ["muito bom", veryGood, "good"],
    ["excelente", null, "good"],
  ]);
}
