import { EFFORT_KEYS } from "#domain/assessment/aerobic/effort-tests.ts";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { CIRCUMSTANCES } from "#domain/assessment/circumstances.ts";
import { DEFAULT_DIET, isDietKind } from "#domain/assessment/energy/diet.ts";
import { completeStature, completeWeight } from "#domain/assessment/evaluation-rules.ts";
import { vo2ProtocolOf } from "#domain/periodisation/vo2-protocols.ts";
import { mapRecord } from "#domain/record.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type { CaloricExpenditure } from "../evaluation-sections/caloric-expenditure.ts";
import type { Opinion } from "../evaluation-sections/opinion.ts";
import type { EvaluatedItems } from "../evaluations.ts";
import { deviceItems, deviceValues } from "./device-values.ts";
import { FIELDS, type FieldKey, type MeasureKey, type SectionName } from "./fields.ts";
import { functionItems, functionValues } from "./function-values.ts";
import { measureText, readingKeys, readingsOf } from "./readings.ts";
import { isAerobic, isStrength, rowsIn, textOf } from "./rows.ts";
import { isPostureKey, keysOf, sectionOf, type ValueKey } from "./value-keys.ts";

/** An absent or blank value was not measured. */
export type Values = { readonly [K in ValueKey]?: string };

/** A weight gets its ",00", metres become centimetres, a forgotten comma at the end goes. */
export function tidied(key: ValueKey, typed: string): string {
  if (key === "weight") return completeWeight(typed);
  const text = typed.replace(/,$/, "");
  return key === "stature" ? wholeCentimetres(completeStature(text)) : text;
}

/** A stature is read off the wall in whole centimetres. */
function wholeCentimetres(stature: string): string {
  const value = parseDecimal(stature);
  return value === null ? stature : String(roundHalfUp(value, 0));
}

export function valuesOf(items: EvaluatedItems | null): Values {
  if (!items) return {};
  const {
    student,
    heart,
    biochemical,
    perimeter,
    somatotype,
    posture,
    caloric_expenditure: energy,
    circumstances,
    function: functionTests,
    body_composition_devices: devices,
  } = items;
  const stored: { readonly [K in FieldKey]?: string | null | undefined } = {
    ...student,
    ...heart,
    ...biochemical,
    ...perimeter.bodyPerimeter,
    ...perimeter.skinFold,
    ...somatotype,
    travel_distance: energy.travel_distance,
    ...mapRecord(EFFORT_KEYS, (key) => energy[key]),
    calories_value: energy.calories.value,
  };
  const values: { [K in ValueKey]?: string } = {};
  for (const { key } of [...PERIMETERS, ...SKINFOLDS]) {
    const readings = perimeter.readings[key];
    readingKeys(key).forEach((name, index) => {
      const reading = readings?.[index];
      if (reading) values[name] = tidied(name, reading);
    });
  }
  for (const { key } of FIELDS) {
    if (values[key]) continue;
    const text = stored[key];
    if (text) values[key] = tidied(key, text);
  }
  const { jejum } = biochemical ?? {};
  if (typeof jejum === "boolean") values.jejum = jejum ? "yes" : "no";
  if (energy.vo2_protocol) values.vo2_protocol = energy.vo2_protocol;
  if (energy.calories.type) values.calories_type = energy.calories.type;
  for (const key of ["aerobic_items", "muscle_items"] as const) {
    if (energy[key].length > 0) values[key] = textOf(energy[key]);
  }
  Object.assign(values, functionValues(functionTests), deviceValues(devices));
  for (const { key } of CIRCUMSTANCES) {
    const text = circumstances[key];
    if (text) values[key] = text;
  }
  for (const { key, selected } of posture ?? []) values[`posture.${key}`] = selected;
  return values;
}

interface StoredSheet {
  readonly evaluated_items: EvaluatedItems | null;
  readonly evaluated_on: string | null;
  readonly opinion: Opinion | null;
}

export const valuesOfEvaluation = ({ evaluated_items, evaluated_on, opinion }: StoredSheet): Values => ({
  ...(evaluated_on && { evaluated_on }),
  ...(opinion?.text && { opinion: opinion.text }),
  ...(opinion?.recommendation && { recommendation: opinion.recommendation }),
  ...valuesOf(evaluated_items),
});

/** Blank words become null. */
export const opinionOf = ({ opinion, recommendation }: Values) => ({
  text: opinion || null,
  recommendation: recommendation || null,
});

function pick<K extends ValueKey>(list: readonly { readonly key: K }[], values: Values) {
  const picked: { [P in K]?: string | null } = {};
  for (const { key } of list) picked[key] = values[key] || null;
  return picked;
}

function pickMeasures<K extends MeasureKey>(list: readonly { readonly key: K }[], values: Values) {
  const picked: { [P in K]?: string | null } = {};
  for (const { key } of list) picked[key] = measureText(values, key);
  return picked;
}

/** A value without a chosen kind is a deficit, as the sheet shows it. */
function dietOf({ calories_type, calories_value }: Values): CaloricExpenditure["calories"] {
  const type = isDietKind(calories_type) ? calories_type : null;
  return { type: calories_value ? (type ?? DEFAULT_DIET) : type, value: calories_value || null };
}

export const caloricItemsOf = (values: Values) => ({
  travel_distance: values.travel_distance || null,
  vo2_protocol: vo2ProtocolOf(values.vo2_protocol),
  ...mapRecord(EFFORT_KEYS, (key) => values[key] || null),
  aerobic_items: rowsIn(values.aerobic_items).filter(isAerobic),
  muscle_items: rowsIn(values.muscle_items).filter(isStrength),
  calories: dietOf(values),
});

/** Blank values become null. */
export const itemsOf = (values: Values) => ({
  student: { stature: values.stature || null, weight: values.weight || null },
  heart: {
    fcRepouso: values.fcRepouso || null,
    sistole: values.sistole || null,
    diastole: values.diastole || null,
  },
  biochemical: { ...pick(BLOOD_TESTS, values), jejum: values.jejum ? values.jejum === "yes" : null },
  perimeter: {
    bodyPerimeter: pickMeasures(PERIMETERS, values),
    skinFold: pickMeasures(SKINFOLDS, values),
    readings: readingsOf(values),
  },
  somatotype: pick(BONE_BREADTHS, values),
  posture: keysOf(values)
    .filter(isPostureKey)
    .map((key) => ({ key: key.slice("posture.".length), selected: values[key] || null })),
  caloric_expenditure: caloricItemsOf(values),
  circumstances: pick(CIRCUMSTANCES, values),
  function: functionItems(values),
  body_composition_devices: deviceItems(values),
});

/** `withPerimeter` sends the perimeters in any case, because every figure must be derived anew. */
export function changedItems(
  values: Values,
  saved: Values,
  withPerimeter: boolean,
): Partial<ReturnType<typeof itemsOf>> {
  const changed = new Set<SectionName>(changedFields(values, saved).map(sectionOf));
  if (withPerimeter) changed.add("perimeter");
  const items = itemsOf(values);
  return {
    ...(changed.has("student") && { student: items.student }),
    ...(changed.has("heart") && { heart: items.heart }),
    ...(changed.has("biochemical") && { biochemical: items.biochemical }),
    ...(changed.has("perimeter") && { perimeter: items.perimeter }),
    ...(changed.has("somatotype") && { somatotype: items.somatotype }),
    ...(changed.has("posture") && { posture: items.posture }),
    ...(changed.has("caloric_expenditure") && { caloric_expenditure: items.caloric_expenditure }),
    ...(changed.has("function") && { function: items.function }),
    ...(changed.has("body_composition_devices") && { body_composition_devices: items.body_composition_devices }),
    ...(changed.has("circumstances") && { circumstances: items.circumstances }),
  };
}

export const isChanged = (key: ValueKey, values: Values, base: Values): boolean =>
  values[key] !== base[key] && tidied(key, values[key] ?? "") !== (base[key] ?? "");

export const changedFields = (values: Values, base: Values): readonly ValueKey[] =>
  keysOf(values, base).filter((key) => isChanged(key, values, base));

/** The macrocycle has other protocols by now than the figures were derived by: the next save derives them anew. */
export function hasOtherProtocol(items: EvaluatedItems, skinfoldProtocol: string, vo2Protocol: string): boolean {
  const { protocol: test, vo2_protocol, travel_distance } = items.caloric_expenditure;
  return (
    items.perimeter.protocolo !== skinfoldProtocol ||
    (!vo2_protocol && Boolean(travel_distance) && test !== vo2Protocol)
  );
}
