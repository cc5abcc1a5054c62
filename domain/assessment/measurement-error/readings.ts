import { roundHalfUp } from "../../rounding.ts";
import { type PerimeterKey, SKINFOLDS, type SkinfoldKey } from "../anthropometry/measures.ts";

export type ReadKey = PerimeterKey | SkinfoldKey;

export const MAX_READINGS = 3;

/** Two readings that differ by more, in percent of their mean, ask for a third: ISAK's limits. */
const LIMIT_PERCENT = { fold: 5, girth: 1 } as const;

const DECIMALS = 2;

const FOLDS: ReadonlySet<string> = new Set(SKINFOLDS.map(({ key }) => key));

export const isFold = (key: string): boolean => FOLDS.has(key);

/** The only one, the mean of two, the median of three; null without any. */
export function valueOfReadings(readings: readonly number[]): number | null {
  const [first, second] = readings;
  if (first === undefined) return null;
  if (second === undefined) return first;
  if (readings.length === 2) return roundHalfUp((first + second) / 2, DECIMALS);
  return readings.toSorted((a, b) => a - b)[1] ?? null;
}

/** Two readings of a fold differ by more than 5 %, or of a girth by more than 1 %. */
export function needsThirdReading(key: string, first: number, second: number): boolean {
  const percent = (Math.abs(first - second) / ((first + second) / 2)) * 100;
  return roundHalfUp(percent, 6) > LIMIT_PERCENT[isFold(key) ? "fold" : "girth"];
}
