import type {
  PerimeterDraft,
  PerimeterMeasures,
  Readings,
  ReadKey,
} from "#contract/assessment/evaluation-sections/perimeter.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { valueOfReadings } from "#domain/assessment/measurement-error/readings.ts";
import { parseDecimal } from "#domain/text/number-format.ts";

const given = (readings: readonly (string | null)[]) => readings.filter((reading) => reading !== null);

function textOf(readings: readonly string[]): string | null {
  const value = valueOfReadings(readings.flatMap((reading) => parseDecimal(reading) ?? []));
  return value === null ? null : String(value).replace(".", ",");
}

/** Two or three readings decide the value. A value that comes without readings becomes a single reading. */
export function mergeReadings(
  stored: PerimeterMeasures,
  merged: Omit<PerimeterMeasures, "readings">,
  draft: PerimeterDraft | undefined,
): PerimeterMeasures {
  const readings: Readings = { ...stored.readings };
  const valueFor = <K extends ReadKey>(key: K, before: string | null | undefined, now: string | null | undefined) => {
    const isOther = (now ?? null) !== (before ?? null);
    const sent = draft?.readings?.[key];
    const list = given(sent ?? []);
    // A client that knows no readings sends them back as they were, beside a value that it changed.
    const isSentBack = isOther && list.length > 1 && list.join() === stored.readings[key]?.join();
    if (sent === undefined || isSentBack) {
      if (isOther) delete readings[key];
      return now;
    }
    if (list.length > 1) readings[key] = list;
    else delete readings[key];
    return list.length > 0 ? textOf(list) : now;
  };
  const bodyPerimeter = { ...merged.bodyPerimeter };
  for (const { key } of PERIMETERS) {
    const value = valueFor(key, stored.bodyPerimeter[key], bodyPerimeter[key]);
    if (value !== undefined) bodyPerimeter[key] = value;
  }
  const skinFold = { ...merged.skinFold };
  for (const { key } of SKINFOLDS) {
    const value = valueFor(key, stored.skinFold[key], skinFold[key]);
    if (value !== undefined) skinFold[key] = value;
  }
  return { ...merged, bodyPerimeter, skinFold, readings };
}
