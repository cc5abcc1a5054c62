import type { MeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { type ReadingValues, readingKeys, readingNumbers } from "#contract/assessment/evaluation-fields/readings.ts";
import { isFold, needsThirdReading, valueOfReadings } from "#domain/assessment/measurement-error/readings.ts";
import { formatDecimal } from "#domain/text/number-format.ts";

export const readingsIn = (values: ReadingValues, key: MeasureKey): number => readingNumbers(values, key).length;

export const shownReadings = (values: ReadingValues, key: MeasureKey): number =>
  readingKeys(key).findLastIndex((name, index) => index === 0 || values[name] !== undefined) + 1;

/** "média 12,15"; null with fewer than two. */
export function summaryOf(values: ReadingValues, key: MeasureKey): string | null {
  const numbers = readingNumbers(values, key);
  const value = valueOfReadings(numbers);
  if (numbers.length < 2 || value === null) return null;
  return `${numbers.length === 2 ? "média" : "mediana"} ${formatDecimal(value, 1, 2)}`;
}

/** Null when two readings agree well enough or a third is there. */
export function thirdReadingReason(values: ReadingValues, key: MeasureKey): string | null {
  const [first, second, third] = readingNumbers(values, key);
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (!needsThirdReading(key, first, second)) return null;
  return `As leituras diferem mais de ${isFold(key) ? 5 : 1}%: faça a 3ª`;
}
