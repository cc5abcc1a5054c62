import { fieldAt } from "#contract/assessment/evaluation-fields/fields.ts";
import { isAerobic, rowsIn } from "#contract/assessment/evaluation-fields/rows.ts";
import {
  isListKey,
  isPostureKey,
  sectionOf,
  type ValueKey,
} from "#contract/assessment/evaluation-fields/value-keys.ts";
import { DIET_LABELS, isDietKind } from "#domain/assessment/energy/diet.ts";
import { FUNCTION_TESTS } from "#domain/assessment/function/catalogue.ts";
import { postureOptionAt } from "#domain/assessment/posture/catalogue.ts";
import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import { vo2ProtocolLabel } from "#domain/periodisation/vo2-protocols.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";

const BLANK = "em branco";

/** A value as its author reads it: with its unit, a choice by its label, formatted text without its markup. */
export function valueText(key: ValueKey, value: string): string {
  if (value === "") return BLANK;
  const field = fieldAt(key);
  if (field) return `${value} ${field.unit}`.trim();
  if (isPostureKey(key)) return postureOptionAt(key.slice("posture.".length), value)?.label ?? "sem desvio";
  if (isListKey(key)) return listText(value);
  if (sectionOf(key) === "opinion") return plainText(value);
  if (isCalendarDate(value)) return formatDate(value);
  if (key === "vo2_protocol") return vo2ProtocolLabel(value);
  if (isDietKind(value)) return DIET_LABELS[value];
  return FLAGS[value] ?? choiceText(key, value);
}

const FLAGS: Readonly<Record<string, string>> = { yes: "sim", no: "não" };

function listText(value: string): string {
  const names = rowsIn(value).map((row) => (isAerobic(row) ? row.name : `${row.series} séries`));
  return names.length === 0 ? BLANK : listInPortuguese(names);
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function choiceText(key: ValueKey, value: string): string {
  const [testKey, name] = key.split(":");
  const test = FUNCTION_TESTS.find((one) => one.key === testKey);
  const condition = test?.conditions.find((one) => one.key === name);
  if (condition?.kind !== "choice") return value;
  return condition.options[value] ?? value;
}
