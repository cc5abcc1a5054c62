import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { valueOfReadings } from "#domain/assessment/measurement-error/readings.ts";
import { mapRecord } from "#domain/record.ts";
import { type MeasureKey, type ReadingKey, readingFields } from "./fields.ts";
import { typedNumber } from "./typed-number.ts";

export type ReadingValues = { readonly [K in MeasureKey | ReadingKey]?: string };

/** The first reading has the measure's own key. */
export const readingKeys = (key: MeasureKey): readonly (MeasureKey | ReadingKey)[] => [key, ...readingFields(key)];

/** Blank and wrong readings are left out. */
export const readingNumbers = (values: ReadingValues, key: MeasureKey) =>
  readingKeys(key).flatMap((name) => typedNumber(name, values[name] ?? "") ?? []);

/** The only reading, the mean of two or the median of three; null without any. */
export const measureIn = (values: ReadingValues, key: MeasureKey): number | null =>
  valueOfReadings(readingNumbers(values, key));

const MEASURES: readonly MeasureKey[] = [...PERIMETERS, ...SKINFOLDS].map(({ key }) => key);

/** Null for a measure with fewer than two readings. */
export const readingsOf = (values: ReadingValues) =>
  mapRecord(MEASURES, (key) => {
    const typed = readingKeys(key).flatMap((name) => values[name] || []);
    return typed.length > 1 ? typed : null;
  });

export function measureText(values: ReadingValues, key: MeasureKey): string | null {
  const typed = readingKeys(key).filter((name) => values[name]);
  if (typed.length < 2) return (typed[0] && values[typed[0]]) || null;
  const value = measureIn(values, key);
  return value === null ? null : String(value).replace(".", ",");
}
