import type { PostureKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { POSTURE_FIELDS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import type { PostureRegion } from "#domain/assessment/posture/region.ts";
import { recordOf } from "#domain/record.ts";

const KEYS = POSTURE_FIELDS.map(({ field }) => field.key);
const valueKey = (key: string): PostureKey => `posture.${key}`;

export const keysIn = (region: PostureRegion): readonly string[] =>
  POSTURE_FIELDS.filter((placed) => placed.region === region).map(({ field }) => field.key);

/** Null while nothing was looked at. */
export function selectionIn(values: Values): PostureSelection | null {
  const chosen = KEYS.flatMap((key) => {
    const value = values[valueKey(key)];
    return value ? [[key, value] as const] : [];
  });
  return chosen.length > 0 ? recordOf(chosen) : null;
}

export const postureIn = (values: Values): Values => valuesOfKeys(KEYS, (key) => values[valueKey(key)] ?? "");

/** A blank value erases. */
export const valuesOfKeys = (keys: readonly string[], chosen: (key: string) => string): Values =>
  recordOf(keys.map((key) => [valueKey(key), chosen(key)]));

export const hasSamePosture = (values: Values, others: Values): boolean =>
  KEYS.map(valueKey).every((key) => (values[key] ?? "") === (others[key] ?? ""));
