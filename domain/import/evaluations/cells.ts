import { completeStature } from "../../assessment/evaluation-rules.ts";
import { roundHalfUp } from "../../rounding.ts";
import { MESSAGES } from "../../text/messages.ts";
import { parseDecimal } from "../../text/number-format.ts";
import type { Reading } from "../spreadsheet/columns.ts";

/** A dash or a zero: no measure of a living person is zero. */
const NOT_MEASURED = /^(?:[-–—.]+|x|nd|n\/?a|0+(?:[.,]0+)?)?$/i;
const UNIT = /\s*(?:kg|cm|mm|m|bpm|mmhg|%)\.?$/i;

const written = (value: number) => String(value).replace(".", ",");

/** As the evaluation's fields keep it; null: not measured. A computed cell has more decimals than anybody measures. */
export function readMeasure(text: string): Reading<string | null> {
  const bare = text.trim().replace(UNIT, "");
  if (NOT_MEASURED.test(bare)) return { value: null };
  const value = parseDecimal(bare);
  return value === null ? { problem: MESSAGES.format } : { value: written(roundHalfUp(value, 2)) };
}

/** In centimetres, from "1,75 m" too. */
export function readStature(text: string): Reading<string | null> {
  const reading = readMeasure(completeStature(text.trim().replace(UNIT, "")));
  if (!("value" in reading) || reading.value === null) return reading;
  const value = parseDecimal(reading.value) ?? 0;
  const rounded = roundHalfUp(value, 0);
  return rounded === value ? reading : { value: String(rounded), note: `Estatura arredondada para ${rounded} cm.` };
}

/** In %. A cell that a spreadsheet shows as "21,3%" holds 0,213. */
export function readFat(text: string): Reading<string | null> {
  const reading = readMeasure(text);
  const value = "value" in reading && reading.value !== null ? parseDecimal(text.trim().replace(UNIT, "")) : null;
  if (value === null || value >= 1) return reading;
  const percent = written(roundHalfUp(100 * value, 1));
  return { value: percent, note: `Gordura lida como ${percent}%.` };
}
