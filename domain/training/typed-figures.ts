import { type FieldKind, fieldOf } from "./entry-fields.ts";
import type { TypeField } from "./type-fields.ts";

const digitsOf = (text: string) => text.replace(/\D/g, "");
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** "130", "1:30", "01:30" and "90" are a minute and a half; with hours "2000" is "00:20:00". */
function readTime(text: string, hours: boolean): string {
  if (!/^[\d:]+$/.test(text)) return text;
  const parts = text.includes(":") ? text.split(":").map(digitsOf) : pairsOf(digitsOf(text));
  if (parts.length > 3 || parts.some((part) => part.length > 2)) return text;
  const [seconds = 0, minutes = 0, wholeHours = 0] = parts.map(Number).reverse();
  // Only a plain number of seconds is carried over: in "00:75" something else was meant.
  const carried = parts.length === 1 && seconds > 59 ? [Math.floor(seconds / 60), seconds % 60] : [minutes, seconds];
  const shown = hours || wholeHours > 0 ? [wholeHours, ...carried] : carried;
  return shown.map(twoDigits).join(":");
}

/** The digits in pairs from the right: "130" is "1" and "30". */
const pairsOf = (digits: string): string[] =>
  digits
    .padStart(digits.length + (digits.length % 2), " ")
    .match(/../g)
    ?.map((pair) => pair.trim()) ?? [];

const joined = (groups: readonly string[] | null, text: string) => groups?.join("-") ?? text;

type Reading = (text: string, typeField: Pick<TypeField, "hours">) => string;

const asItIs: Reading = (text) => text;
const time: Reading = (text, { hours = false }) => readTime(text, hours);

const READINGS: Record<FieldKind, Reading> = {
  count: asItIs,
  time,
  duration: time,
  cadence: (text) => (/^\d{4}$/.test(digitsOf(text)) ? joined(digitsOf(text).match(/\d/g), text) : text),
  pattern: (text) => (/^\d+$/.test(text) ? joined(text.match(/\d{1,2}/g), text) : text),
  flag: asItIs,
  text: asItIs,
  seriesType: asItIs,
};

/**
 * A figure as its field wants it, from what is quickest to type: "130" is "01:30", "2020" is "2-0-2-0" and "121008" is "12-10-08".
 * What cannot be read comes back as it was typed, for the field's rule to refuse.
 */
export function readTyped(typed: string, typeField: Pick<TypeField, "field" | "hours">): string {
  const text = typed.trim();
  return text === "" ? "" : READINGS[fieldOf(typeField.field).kind](text, typeField);
}
