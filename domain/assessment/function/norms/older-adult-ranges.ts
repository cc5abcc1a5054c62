import { roundHalfUp } from "../../../rounding.ts";
import { type Scale, scaleOf } from "../../references/scale.ts";
import type { Sex } from "../../sex.ts";
import type { AgedPerson, FunctionReason } from "../function-test.ts";

type Row = readonly [ageFrom: number, ageTo: number, low: number, high: number];
export type RangeTable = Readonly<Record<Sex, readonly Row[]>>;

/*
 * The 25th to the 75th percentile of older adults who live at home, USA. Rikli RE, Jones CJ. Functional fitness normative scores for
 * community-residing older adults, ages 60-94. J Aging Phys Act 1999;7:162-181; Senior Fitness Test manual, 2nd ed.; 2013. Inches and yards
 * are turned into centimetres and metres.
 */

/** cm */
export const CHAIR_SIT_AND_REACH: RangeTable = {
  male: [
    [60, 64, -6.4, 10.2],
    [65, 69, -7.6, 7.6],
    [70, 74, -7.6, 7.6],
    [75, 79, -10.2, 5.1],
    [80, 84, -14, 3.8],
    [85, 89, -14, 1.3],
    [90, 94, -16.5, -1.3],
  ],
  female: [
    [60, 64, -1.3, 12.7],
    [65, 69, -1.3, 11.4],
    [70, 74, -2.5, 10.2],
    [75, 79, -3.8, 8.9],
    [80, 84, -5.1, 7.6],
    [85, 89, -6.4, 6.4],
    [90, 94, -11.4, 2.5],
  ],
};

/** cm. Men of 85 to 89 are left out: two prints differ (−9.5 and −10 inches). */
export const BACK_SCRATCH: RangeTable = {
  male: [
    [60, 64, -16.5, 0],
    [65, 69, -19.1, -2.5],
    [70, 74, -20.3, -2.5],
    [75, 79, -22.9, -5.1],
    [80, 84, -24.1, -5.1],
    [90, 94, -26.7, -10.2],
  ],
  female: [
    [60, 64, -7.6, 3.8],
    [65, 69, -8.9, 3.8],
    [70, 74, -10.2, 2.5],
    [75, 79, -12.7, 1.3],
    [80, 84, -14, 0],
    [85, 89, -17.8, -2.5],
    [90, 94, -20.3, -2.5],
  ],
};

/** Stands in 30 s. */
export const CHAIR_STAND: RangeTable = {
  male: [
    [60, 64, 14, 19],
    [65, 69, 12, 18],
    [70, 74, 12, 17],
    [75, 79, 11, 17],
    [80, 84, 10, 15],
    [85, 89, 8, 14],
    [90, 94, 7, 12],
  ],
  female: [
    [60, 64, 12, 17],
    [65, 69, 11, 16],
    [70, 74, 10, 15],
    [75, 79, 10, 15],
    [80, 84, 9, 14],
    [85, 89, 8, 13],
    [90, 94, 4, 11],
  ],
};

/** Repetitions in 30 s. */
export const ARM_CURL: RangeTable = {
  male: [
    [60, 64, 16, 22],
    [65, 69, 15, 21],
    [70, 74, 14, 21],
    [75, 79, 13, 19],
    [80, 84, 13, 19],
    [85, 89, 11, 17],
    [90, 94, 10, 14],
  ],
  female: [
    [60, 64, 13, 19],
    [65, 69, 12, 18],
    [70, 74, 12, 17],
    [75, 79, 11, 17],
    [80, 84, 10, 16],
    [85, 89, 10, 15],
    [90, 94, 8, 13],
  ],
};

/** s */
export const UP_AND_GO: RangeTable = {
  male: [
    [60, 64, 3.8, 5.6],
    [65, 69, 4.3, 5.9],
    [70, 74, 4.4, 6.2],
    [75, 79, 4.6, 7.2],
    [80, 84, 5.2, 7.6],
    [85, 89, 5.5, 8.9],
    [90, 94, 6.2, 10],
  ],
  female: [
    [60, 64, 4.4, 6],
    [65, 69, 4.8, 6.4],
    [70, 74, 4.9, 7.1],
    [75, 79, 5.2, 7.4],
    [80, 84, 5.7, 8.7],
    [85, 89, 6.2, 9.6],
    [90, 94, 7.3, 11.5],
  ],
};

/** Steps in 2 minutes. */
export const TWO_MINUTE_STEP: RangeTable = {
  male: [
    [60, 64, 87, 115],
    [65, 69, 86, 116],
    [70, 74, 80, 110],
    [75, 79, 73, 109],
    [80, 84, 71, 103],
    [85, 89, 59, 91],
    [90, 94, 52, 86],
  ],
  female: [
    [60, 64, 75, 107],
    [65, 69, 73, 107],
    [70, 74, 68, 101],
    [75, 79, 68, 100],
    [80, 84, 60, 90],
    [85, 89, 55, 85],
    [90, 94, 44, 72],
  ],
};

/** m in 6 minutes, around a rectangle of 45.7 m. */
export const SIX_MINUTE_WALK: RangeTable = {
  male: [
    [60, 64, 558, 672],
    [65, 69, 512, 640],
    [70, 74, 498, 622],
    [75, 79, 430, 585],
    [80, 84, 407, 553],
    [85, 89, 347, 521],
    [90, 94, 279, 457],
  ],
  female: [
    [60, 64, 498, 604],
    [65, 69, 457, 581],
    [70, 74, 439, 562],
    [75, 79, 398, 535],
    [80, 84, 352, 494],
    [85, 89, 311, 466],
    [90, 94, 251, 402],
  ],
};

interface Look {
  readonly unit: string;
  readonly decimals: number;
  readonly better: "more" | "less";
}

export function rangeScale(
  table: RangeTable,
  { unit, decimals, better }: Look,
  { sex, ageYears }: AgedPerson,
): Scale | FunctionReason {
  const row = table[sex].find(([from, to]) => ageYears >= from && ageYears <= to);
  if (!row) return "age_outside_table";
  const [, , low, high] = row;
  const lastBelow = roundHalfUp(low - 10 ** -decimals, decimals);
  const below = ["Abaixo da faixa", "warn"] as const;
  const above = ["Acima da faixa", "good"] as const;
  const [first, last] = better === "more" ? [below, above] : [above, below];
  return scaleOf(decimals, unit, [
    [first[0], lastBelow, first[1]],
    ["Na faixa", high, "good"],
    [last[0], null, last[1]],
  ]);
}
