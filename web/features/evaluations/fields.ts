import {
  type Limits,
  type Measure,
  PERIMETERS,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "#domain/assessment/anthropometry/measures.ts";
import {
  BLOOD_PRESSURE_LIMITS,
  HEART_DIGITS,
  HEART_RATE_LIMITS,
  isWithin,
  limitsMessage,
  STATURE_DIGITS,
  STATURE_LIMITS,
  WEIGHT_LIMITS,
} from "#domain/assessment/evaluation-rules.ts";
import { MESSAGES } from "#domain/messages.ts";
import { parseDecimal } from "#domain/number-format.ts";

export type MeasureKey = PerimeterKey | SkinfoldKey;
export type FieldKey = "stature" | "weight" | "fcRepouso" | "sistole" | "diastole" | MeasureKey;

/** One field of the sheet. Its key is the last part of its path on the wire; no two paths end alike. */
export interface Field {
  readonly key: FieldKey;
  readonly label: string;
  readonly unit: string;
  readonly limits: Limits;
  /** Digits before and after the comma. */
  readonly digits: number;
  readonly decimals: number;
  /** Said before the label where the field stands outside its group: "Dobra Abdominal". */
  readonly kind?: string;
}

const whole = { digits: HEART_DIGITS, decimals: 0 };
const pressure = { unit: "mmHg", limits: BLOOD_PRESSURE_LIMITS, ...whole };

const taken = (list: readonly Measure<MeasureKey>[], unit: string, kind?: string): readonly Field[] =>
  list.map(({ key, label, limits }) => ({ key, label, unit, limits, digits: 3, decimals: 2, ...(kind && { kind }) }));

export const FIELDS: readonly Field[] = [
  { key: "stature", label: "Estatura", unit: "cm", limits: STATURE_LIMITS, digits: STATURE_DIGITS, decimals: 0 },
  { key: "weight", label: "Massa", unit: "kg", limits: WEIGHT_LIMITS, digits: 3, decimals: 2 },
  { key: "fcRepouso", label: "FC de repouso", unit: "bpm", limits: HEART_RATE_LIMITS, ...whole },
  { key: "sistole", label: "Sístole", ...pressure },
  { key: "diastole", label: "Diástole", ...pressure },
  ...taken(PERIMETERS, "cm"),
  ...taken(SKINFOLDS, "mm", "Dobra"),
];

const BY_KEY = new Map<string, Field>(FIELDS.map((field) => [field.key, field]));

/** The field at the end of a path: `evaluated_items.perimeter.skinFold.triceps` is Tríceps. */
export const fieldAt = (path: string): Field | undefined => BY_KEY.get(path.slice(path.lastIndexOf(".") + 1));

/** What is wrong with a typed value, in the contract's words; null when nothing is, and for a blank one. */
export function slipIn(key: FieldKey, typed: string): string | null {
  const field = BY_KEY.get(key);
  if (!field || typed === "") return null;
  const value = parseDecimal(typed);
  if (value === null) return MESSAGES.format;
  return isWithin(field.limits, value) ? null : limitsMessage(field.limits);
}
