import type { CaloricExpenditure } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import type { EvaluatedItems } from "#contract/assessment/evaluations.ts";
import { EFFORT_KEYS } from "#domain/assessment/aerobic/effort-tests.ts";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { pressureError } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { CIRCUMSTANCES, evaluationDayError } from "#domain/assessment/circumstances.ts";
import { DEFAULT_DIET, isDietKind } from "#domain/assessment/energy/diet.ts";
import { completeStature, completeWeight, refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { vo2ProtocolOf } from "#domain/periodisation/vo2-protocols.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";
import { FIELDS, type FieldKey, fieldErrorIn, isMeasureKey, type MeasureKey, type SectionName } from "../fields.ts";
import { deviceItems, deviceValues } from "./device-values.ts";
import { functionItems, functionValues } from "./function-values.ts";
import { measureIn, measureText, readingKeys, readingsOf } from "./readings.ts";
import { isAerobic, isStrength, rowsIn, textOf } from "./rows.ts";
import { typedNumber } from "./typed-number.ts";
import { isPostureKey, keysOf, sectionOf, type ValueKey } from "./value-keys.ts";

/** An absent or blank value was not measured. */
export type Values = { readonly [K in ValueKey]?: string };
export type Errors = { readonly [K in ValueKey]?: string };

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

/** A new evaluation begins today, with the instruments of the trainer's last one. */
export function valuesOfCycle(
  cycle: Pick<CycleEvaluation, "evaluated_items" | "evaluated_on" | "opinion" | "remembered_circumstances">,
): Values {
  const { evaluated_items, evaluated_on, opinion, remembered_circumstances: remembered } = cycle;
  const began = recordOf(
    CIRCUMSTANCES.flatMap(({ key }) => (remembered?.[key] ? [[key, remembered[key]] as const] : [])),
  );
  return {
    evaluated_on: evaluated_on ?? todayInSaoPaulo(Date.now()),
    ...(opinion?.text && { opinion: opinion.text }),
    ...(opinion?.recommendation && { recommendation: opinion.recommendation }),
    ...(evaluated_items ? valuesOf(evaluated_items) : began),
  };
}

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
  caloric_expenditure: {
    travel_distance: values.travel_distance || null,
    vo2_protocol: vo2ProtocolOf(values.vo2_protocol),
    ...mapRecord(EFFORT_KEYS, (key) => values[key] || null),
    aerobic_items: rowsIn(values.aerobic_items).filter(isAerobic),
    muscle_items: rowsIn(values.muscle_items).filter(isStrength),
    calories: dietOf(values),
  },
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

/** Null while it is blank or cannot be right. A measure's number follows from its readings. */
export const numberIn = (values: Values, key: FieldKey): number | null =>
  isMeasureKey(key) ? measureIn(values, key) : typedNumber(key, values[key] ?? "");

/** Takes each measure by the value that was used, without its readings. */
export const usedValuesOf = (items: EvaluatedItems | null): Values =>
  valuesOf(items && { ...items, perimeter: { ...items.perimeter, readings: {} } });

export const changedFields = (values: Values, base: Values): readonly ValueKey[] =>
  keysOf(values, base).filter((key) => tidied(key, values[key] ?? "") !== (base[key] ?? ""));

export function pressureErrorIn(values: Values): string | null {
  const [systolic, diastolic] = [numberIn(values, "sistole"), numberIn(values, "diastole")];
  return systolic === null || diastolic === null ? null : pressureError({ systolic, diastolic });
}

export interface SaveBlocker {
  readonly key: ValueKey;
  /** Beside the field. */
  readonly message: string;
  /** On its own, where the field is not in sight. */
  readonly sentence: string;
}

function wrongDay({ evaluated_on: day }: Values): SaveBlocker[] {
  if (day === undefined) return [];
  const message = isCalendarDate(day)
    ? evaluationDayError(day, todayInSaoPaulo(Date.now()), null)
    : day === ""
      ? MESSAGES.required
      : MESSAGES.date;
  return message ? [{ key: "evaluated_on", message, sentence: `Data da avaliação: ${message}` }] : [];
}

/** Lists missing values first, in the order to be told, then errors of fields. */
export function blockersOf(values: Values): readonly SaveBlocker[] {
  const typed = (key: FieldKey) => parseDecimal(values[key] ?? "");
  const missing = refusalsToSave({
    statureCm: typed("stature"),
    weightKg: typed("weight"),
    restingHeartRate: typed("fcRepouso"),
  }).flatMap(({ path, message }): SaveBlocker[] => {
    const field = FIELDS.find(({ key }) => path.endsWith(`.${key}`));
    return field ? [{ key: field.key, message, sentence: message }] : [];
  });
  const pressure = pressureErrorIn(values);
  const exchanged: SaveBlocker[] = pressure ? [{ key: "diastole", message: pressure, sentence: pressure }] : [];
  const fieldErrors = FIELDS.flatMap(({ key, label }): SaveBlocker[] => {
    const message = missing.some((one) => one.key === key) ? null : fieldErrorIn(key, values[key] ?? "");
    return message ? [{ key, message, sentence: `${label}: ${message}` }] : [];
  });
  return [...missing, ...wrongDay(values), ...fieldErrors, ...exchanged];
}
