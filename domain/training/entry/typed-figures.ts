import { completeTime, withHours } from "./field-rules.ts";
import { type EntryField, type FieldKind, fieldOf, type TextField } from "./fields.ts";
import type { TypeField } from "./type-fields.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");
const joined = (groups: readonly string[] | null, text: string) => groups?.join("-") ?? text;

type Reading = (text: string, typeField: Pick<TypeField, "hours">) => string;

const asItIs: Reading = (text) => text;
const time: Reading = (text, { hours }) => (hours ? withHours(text) : completeTime(text));

const READINGS: Record<FieldKind, Reading> = {
  count: asItIs,
  load: asItIs,
  time,
  duration: time,
  cadence: (text) => (/^\d{4}$/.test(digitsOf(text)) ? joined(digitsOf(text).match(/\d/g), text) : text),
  pattern: (text) => (/^\d+$/.test(text) ? joined(text.match(/\d{1,2}/g), text) : text),
  flag: asItIs,
  text: asItIs,
  seriesType: asItIs,
  weekdays: asItIs,
  sets: asItIs,
  group: asItIs,
};

/**
 * A figure as its field wants it, from what is quickest to type: "130" is "01:30", "2020" is "2-0-2-0" and "121008" is "12-10-08".
 * Unreadable text comes back as it was typed, for the field's rule to refuse.
 */
export function readTyped(typed: string, typeField: Pick<TypeField, "field" | "hours">): string {
  const text = typed.trim();
  return text === "" ? "" : READINGS[fieldOf(typeField.field).kind](text, typeField);
}

/** The repetitions' two fields: each takes both, as "8-12". */
export const isEndOfRange = (field: EntryField): boolean => field === "minReps" || field === "maxReps";

const RANGE = /^\s*(\d{1,4})\s*(?:[-–/]|a)\s*(\d{1,4})\s*$/;

/** The figures that one field was given: its own, or both ends of the repetitions. */
export function readFigure(
  typed: string,
  typeField: Pick<TypeField, "field" | "hours">,
): Partial<Record<TextField, string>> {
  const [, minReps, maxReps] = (isEndOfRange(typeField.field) && RANGE.exec(typed)) || [];
  if (minReps && maxReps) return { minReps, maxReps };
  return { [typeField.field]: readTyped(typed, typeField) };
}
