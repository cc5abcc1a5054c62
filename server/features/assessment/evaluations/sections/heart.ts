import {
  bloodPressureOf,
  type Heart,
  type HeartDraft,
  type HeartMeasures,
} from "#contract/assessment/evaluation-sections/heart.ts";
import { bloodPressureClasses, pressureError } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

export const mergeHeart = (
  { pressaoArterial: _, ...measured }: Heart,
  draft: HeartDraft | undefined,
): HeartMeasures => ({ ...measured, ...draft });

export function deriveHeart({ heart }: Measures, { ageYears }: EvaluatedPerson): Heart {
  const pressure = bloodPressureOf(heart);
  return { ...heart, pressaoArterial: pressure && (bloodPressureClasses(pressure, ageYears)?.pair.label ?? null) };
}

export function refusePressure(heart: HeartMeasures) {
  const pressure = bloodPressureOf(heart);
  const fieldError = pressure && pressureError(pressure);
  if (!fieldError) return undefined;
  return { outcome: "invalid", detail: fieldError, fields: { "evaluated_items.heart.diastole": fieldError } } as const;
}
