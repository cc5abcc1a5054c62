import { type Scale, scaleOf } from "../../references/scale.ts";
import type { Sex } from "../../sex.ts";
import type { AgedPerson, FunctionReason } from "../function-test.ts";

/** The highest value of each class but the last. */
type Row = readonly [
  ageFrom: number,
  ageTo: number,
  needsToImprove: number,
  fair: number,
  good: number,
  veryGood: number,
];
export type AdultTable = Readonly<Record<Sex, readonly Row[]>>;

/**
 * Sit-and-reach, cm on a box that reads 26 cm at the soles; push-ups and partial curl-ups, repetitions. Canadian Society for Exercise
 * Physiology (CPAFLA 2003), reprinted in ACSM's guidelines, 8th and 9th editions.
 */
export const SIT_AND_REACH: AdultTable = {
  male: [
    [15, 19, 23, 28, 33, 38],
    [20, 29, 24, 29, 33, 39],
    [30, 39, 22, 27, 32, 37],
    [40, 49, 17, 23, 28, 34],
    [50, 59, 15, 23, 27, 34],
    [60, 69, 14, 19, 24, 32],
  ],
  female: [
    [15, 19, 28, 33, 37, 42],
    [20, 29, 27, 32, 36, 40],
    [30, 39, 26, 31, 35, 40],
    [40, 49, 24, 29, 33, 37],
    [50, 59, 24, 29, 32, 38],
    [60, 69, 22, 26, 30, 34],
  ],
};

/** Men on the toes, women on the knees. */
export const PUSH_UPS: AdultTable = {
  male: [
    [15, 19, 17, 22, 28, 38],
    [20, 29, 16, 21, 28, 35],
    [30, 39, 11, 16, 21, 29],
    [40, 49, 9, 12, 16, 24],
    [50, 59, 6, 9, 12, 20],
    [60, 69, 4, 7, 10, 17],
  ],
  female: [
    [15, 19, 11, 17, 24, 32],
    [20, 29, 9, 14, 20, 29],
    [30, 39, 7, 12, 19, 26],
    [40, 49, 4, 10, 14, 23],
    [50, 59, 1, 6, 10, 20],
    [60, 69, 1, 4, 11, 16],
  ],
};

/** 50 beats a minute, 25 at most. */
export const PARTIAL_CURL_UPS: AdultTable = {
  male: [
    [15, 19, 15, 20, 22, 24],
    [20, 29, 10, 15, 20, 24],
    [30, 39, 10, 14, 17, 24],
    [40, 49, 5, 12, 17, 24],
    [50, 59, 7, 10, 16, 24],
    [60, 69, 5, 10, 15, 24],
  ],
  female: [
    [15, 19, 11, 16, 21, 24],
    [20, 29, 4, 13, 17, 24],
    [30, 39, 5, 9, 18, 24],
    [40, 49, 3, 10, 18, 24],
    [50, 59, 5, 9, 18, 24],
    [60, 69, 2, 7, 16, 24],
  ],
};

export function adultScale(table: AdultTable, unit: string, { sex, ageYears }: AgedPerson): Scale | FunctionReason {
  const row = table[sex].find(([from, to]) => ageYears >= from && ageYears <= to);
  if (!row) return "age_outside_table";
  const [, , needsToImprove, fair, good, veryGood] = row;
  return scaleOf(0, unit, [
    ["Precisa melhorar", needsToImprove, "bad"],
    ["Regular", fair, "warn"],
    ["Bom", good, "good"],
    ["Muito bom", veryGood, "good"],
    ["Excelente", null, "good"],
  ]);
}
