import type { EvaluatedItems } from "#contract/evaluations.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { completeWeight, refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { FIELDS, type FieldKey, slipIn } from "./fields.ts";

/** What stands in the fields, as typed; absent or blank: not measured. */
export type Values = { readonly [K in FieldKey]?: string };
export type Errors = { readonly [K in FieldKey]?: string };

/** A typed value as it is left behind: a weight gets its ",00", a forgotten comma at the end goes. */
export const tidied = (key: FieldKey, typed: string): string =>
  key === "weight" ? completeWeight(typed) : typed.replace(/,$/, "");

/** The saved evaluation as the fields show it. */
export function valuesOf(items: EvaluatedItems | null): Values {
  if (!items) return {};
  const { student, heart, perimeter } = items;
  const stored = { ...student, ...heart, ...perimeter.bodyPerimeter, ...perimeter.skinFold };
  const values: { [K in FieldKey]?: string } = {};
  for (const { key } of FIELDS) {
    const text = stored[key];
    if (text) values[key] = tidied(key, text);
  }
  return values;
}

function pick<K extends FieldKey>(list: readonly { readonly key: K }[], values: Values) {
  const picked: { [P in K]?: string | null } = {};
  for (const { key } of list) picked[key] = values[key] || null;
  return picked;
}

/** The fields as the wire carries them; blank becomes null. */
export const itemsOf = (values: Values) => ({
  student: { stature: values.stature || null, weight: values.weight || null },
  heart: {
    fcRepouso: values.fcRepouso || null,
    sistole: values.sistole || null,
    diastole: values.diastole || null,
  },
  perimeter: { bodyPerimeter: pick(PERIMETERS, values), skinFold: pick(SKINFOLDS, values) },
});

const SECTIONS = {
  student: ["stature", "weight"],
  heart: ["fcRepouso", "sistole", "diastole"],
  perimeter: [...PERIMETERS, ...SKINFOLDS].map(({ key }) => key),
} as const satisfies Readonly<Record<string, readonly FieldKey[]>>;

/** The sections in which a field is not as saved. `withPerimeter`: its figures are to be derived anew in any case. */
export function changedItems(
  values: Values,
  saved: Values,
  withPerimeter: boolean,
): Partial<ReturnType<typeof itemsOf>> {
  const changed = new Set<FieldKey>(changedFields(values, saved));
  const has = (keys: readonly FieldKey[]) => keys.some((key) => changed.has(key));
  const { student, heart, perimeter } = itemsOf(values);
  return {
    ...(has(SECTIONS.student) && { student }),
    ...(has(SECTIONS.heart) && { heart }),
    ...((withPerimeter || has(SECTIONS.perimeter)) && { perimeter }),
  };
}

/** A field's number; null while it is blank or cannot be right, so that no figure is made from a slip. */
export function numberIn(values: Values, key: FieldKey): number | null {
  const typed = values[key] ?? "";
  return typed === "" || slipIn(key, typed) ? null : parseDecimal(typed);
}

/** The fields whose value is not the one in `base`. */
export const changedFields = (values: Values, base: Values): readonly FieldKey[] =>
  FIELDS.filter(({ key }) => tidied(key, values[key] ?? "") !== (base[key] ?? "")).map(({ key }) => key);

export interface Obstacle {
  readonly key: FieldKey;
  /** Beside the field. */
  readonly message: string;
  /** On its own, where the field is not in sight. */
  readonly sentence: string;
}

/** Everything that keeps the sheet from being saved: first what is missing, in the order to be told, then the slips. */
export function obstaclesTo(values: Values): readonly Obstacle[] {
  const typed = (key: FieldKey) => parseDecimal(values[key] ?? "");
  const missing = refusalsToSave({
    statureCm: typed("stature"),
    weightKg: typed("weight"),
    restingHeartRate: typed("fcRepouso"),
  }).flatMap(({ path, message }): Obstacle[] => {
    const field = FIELDS.find(({ key }) => path.endsWith(`.${key}`));
    return field ? [{ key: field.key, message, sentence: message }] : [];
  });
  const slips = FIELDS.flatMap(({ key, label }): Obstacle[] => {
    const message = missing.some((one) => one.key === key) ? null : slipIn(key, values[key] ?? "");
    return message ? [{ key, message, sentence: `${label}: ${message}` }] : [];
  });
  return [...missing, ...slips];
}
