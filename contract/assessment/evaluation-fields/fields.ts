import { EFFORT_MEASURES, type EffortMeasureKey } from "#domain/assessment/aerobic/effort-tests.ts";
import { DISTANCE_TOO_SHORT, MAX_DISTANCE_M, MIN_DISTANCE_M } from "#domain/assessment/aerobic/vo2-tests.ts";
import {
  BONE_BREADTHS,
  type BoneBreadthKey,
  type Limits,
  type Measure,
  PERIMETERS,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "#domain/assessment/anthropometry/measures.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { MAX_DIET_KCAL } from "#domain/assessment/energy/diet.ts";
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
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { DEVICE_FIELDS, type DeviceKey } from "./device-fields.ts";
import { FUNCTION_FIELDS, type FunctionKey } from "./function-fields.ts";

export type MeasureKey = PerimeterKey | SkinfoldKey;
type BloodTestKey = (typeof BLOOD_TESTS)[number]["key"];
type EnergyKey = "travel_distance" | "calories_value" | EffortMeasureKey;
/** The first reading has the measure's own key. */
export type ReadingKey = `${MeasureKey}#${2 | 3}`;
export type FieldKey =
  | ReadingKey
  | "stature"
  | "weight"
  | "fcRepouso"
  | "sistole"
  | "diastole"
  | BloodTestKey
  | MeasureKey
  | BoneBreadthKey
  | EnergyKey
  | FunctionKey
  | DeviceKey;

export type SectionName =
  | "student"
  | "heart"
  | "biochemical"
  | "perimeter"
  | "somatotype"
  | "posture"
  | "caloric_expenditure"
  | "circumstances"
  | "function"
  | "body_composition_devices"
  | "opinion";

/** Its key is the last part of its path on the wire; no two paths end alike. The diet's value is `calories_value`. */
export interface Field {
  readonly key: FieldKey;
  readonly section: SectionName;
  readonly label: string;
  readonly unit: string;
  readonly limits: Limits;
  /** Digits before and after the comma. */
  readonly digits: number;
  readonly decimals: number;
  readonly signed?: boolean;
  /** Said of a value below the limits instead of naming them. */
  readonly tooLow?: string;
  /** Precedes the label where the field stands outside its group: "Dobra Abdominal". */
  readonly kind?: string;
}

const wholeNumber = { digits: HEART_DIGITS, decimals: 0 };
const pressure = { section: "heart", unit: "mmHg", limits: BLOOD_PRESSURE_LIMITS, ...wholeNumber } as const;
const energy = { section: "caloric_expenditure", decimals: 0 } as const;

const fieldsOf = (
  list: readonly Measure<BoneBreadthKey>[],
  look: Pick<Field, "section" | "unit" | "kind">,
): readonly Field[] => list.map(({ key, label, limits }) => ({ key, label, limits, digits: 3, decimals: 2, ...look }));

export const readingFields = (key: MeasureKey): readonly ReadingKey[] => [`${key}#2`, `${key}#3`];

const readings = (field: Field & { readonly key: MeasureKey }): readonly Field[] =>
  readingFields(field.key).map((key, index) => ({ ...field, key, label: `${field.label}, ${index + 2}ª leitura` }));

const fieldsWithReadings = (
  list: readonly Measure<MeasureKey>[],
  look: Pick<Field, "section" | "unit" | "kind">,
): readonly Field[] =>
  list.flatMap(({ key, label, limits }) => {
    const field = { key, label, limits, digits: 3, decimals: 2, ...look };
    return [field, ...readings(field)];
  });

export const FIELDS: readonly Field[] = [
  {
    key: "stature",
    section: "student",
    label: "Estatura",
    unit: "cm",
    limits: STATURE_LIMITS,
    digits: STATURE_DIGITS,
    // For "1,65", which is left behind as 165.
    decimals: 2,
  },
  { key: "weight", section: "student", label: "Massa", unit: "kg", limits: WEIGHT_LIMITS, digits: 3, decimals: 2 },
  {
    key: "fcRepouso",
    section: "heart",
    label: "FC de repouso",
    unit: "bpm",
    limits: HEART_RATE_LIMITS,
    ...wholeNumber,
  },
  { key: "sistole", label: "Sístole", ...pressure },
  { key: "diastole", label: "Diástole", ...pressure },
  ...BLOOD_TESTS.map((test) => ({ ...test, section: "biochemical" as const, unit: "mg/dL" })),
  ...fieldsWithReadings(PERIMETERS, { section: "perimeter", unit: "cm" }),
  ...fieldsWithReadings(SKINFOLDS, { section: "perimeter", unit: "mm", kind: "Dobra" }),
  ...fieldsOf(BONE_BREADTHS, { section: "somatotype", unit: "cm" }),
  {
    key: "travel_distance",
    label: "Distância",
    unit: "m",
    limits: { min: MIN_DISTANCE_M, max: MAX_DISTANCE_M },
    tooLow: DISTANCE_TOO_SHORT,
    digits: 4,
    ...energy,
  },
  ...EFFORT_MEASURES.map((measure) => ({
    ...measure,
    section: "caloric_expenditure" as const,
    digits: String(measure.limits.max).length,
  })),
  {
    key: "calories_value",
    label: "Calorias",
    unit: "kcal",
    limits: { min: 0, max: MAX_DIET_KCAL },
    digits: 6,
    ...energy,
  },
  ...FUNCTION_FIELDS,
  ...DEVICE_FIELDS,
];

const BY_KEY = new Map<string, Field>(FIELDS.map((field) => [field.key, field]));

/** `evaluated_items.perimeter.skinFold.triceps` is Tríceps. */
export const fieldAt = (path: string): Field | undefined => BY_KEY.get(path.slice(path.lastIndexOf(".") + 1));

/** Null also for a blank value. */
export function fieldErrorIn(key: string, typed: string): string | null {
  const field = BY_KEY.get(key);
  if (!field || typed === "") return null;
  const value = parseDecimal(typed);
  if (value === null) return MESSAGES.format;
  if (field.tooLow && value < field.limits.min) return field.tooLow;
  return isWithin(field.limits, value) ? null : limitsMessage(field.limits);
}

const MEASURES: ReadonlySet<string> = new Set([...PERIMETERS, ...SKINFOLDS].map(({ key }) => key));

export const isMeasureKey = (key: string): key is MeasureKey => MEASURES.has(key);

/** Null for a field that is no reading. */
export function measureOf(key: string): MeasureKey | null {
  const [measure = ""] = key.split("#");
  return isMeasureKey(measure) ? measure : null;
}
