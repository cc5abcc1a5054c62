import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { isFold, needsThirdReading, valueOfReadings } from "#domain/assessment/measurement-error/readings.ts";
import { mapRecord } from "#domain/record.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { type MeasureKey, type ReadingKey, readingFields } from "../fields.ts";
import { typedNumber } from "./typed-number.ts";

type Values = { readonly [K in MeasureKey | ReadingKey]?: string };

/** The first reading has the measure's own key. */
export const readingKeys = (key: MeasureKey): readonly (MeasureKey | ReadingKey)[] => [key, ...readingFields(key)];

/** Blank and wrong readings are left out. */
const numbersOf = (values: Values, key: MeasureKey) =>
  readingKeys(key).flatMap((name) => typedNumber(name, values[name] ?? "") ?? []);

/** The only reading, the mean of two or the median of three; null without any. */
export const measureIn = (values: Values, key: MeasureKey): number | null => valueOfReadings(numbersOf(values, key));

export const readingsIn = (values: Values, key: MeasureKey): number => numbersOf(values, key).length;

export const shownReadings = (values: Values, key: MeasureKey): number =>
  readingKeys(key).findLastIndex((name, index) => index === 0 || values[name] !== undefined) + 1;

/** "média 12,15"; null with fewer than two. */
export function summaryOf(values: Values, key: MeasureKey): string | null {
  const numbers = numbersOf(values, key);
  const value = valueOfReadings(numbers);
  if (numbers.length < 2 || value === null) return null;
  return `${numbers.length === 2 ? "média" : "mediana"} ${formatDecimal(value, 1, 2)}`;
}

/** Null when two readings agree well enough or a third is there. */
export function thirdReadingReason(values: Values, key: MeasureKey): string | null {
  const [first, second, third] = numbersOf(values, key);
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (!needsThirdReading(key, first, second)) return null;
  return `As leituras diferem mais de ${isFold(key) ? 5 : 1}%: faça a 3ª`;
}

const MEASURES: readonly MeasureKey[] = [...PERIMETERS, ...SKINFOLDS].map(({ key }) => key);

/** Null for a measure with fewer than two readings. */
export const readingsOf = (values: Values) =>
  mapRecord(MEASURES, (key) => {
    const typed = readingKeys(key).flatMap((name) => values[name] || []);
    return typed.length > 1 ? typed : null;
  });

export function measureText(values: Values, key: MeasureKey): string | null {
  const typed = readingKeys(key).filter((name) => values[name]);
  if (typed.length < 2) return (typed[0] && values[typed[0]]) || null;
  const value = measureIn(values, key);
  return value === null ? null : String(value).replace(".", ",");
}
