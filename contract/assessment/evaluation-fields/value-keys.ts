import { CIRCUMSTANCES, type CircumstanceKey } from "#domain/assessment/circumstances.ts";
import { postureFieldAt } from "#domain/assessment/posture/catalogue.ts";
import { withSide } from "#domain/assessment/posture/findings.ts";
import { DEVICE_CHOICES, deviceKeyAt } from "./device-fields.ts";
import { FIELDS, type FieldKey, fieldAt, type SectionName } from "./fields.ts";
import { FUNCTION_CHOICES, functionKeyAt } from "./function-fields.ts";

/** Kept as JSON text: one comparison, one draft and one autosave then serve all values. */
export type ListKey = "aerobic_items" | "muscle_items";
/** Formatted text. */
export type OpinionKey = "opinion" | "recommendation";
/** Such as "posture.cabeca_1". */
export type PostureKey = `posture.${string}`;
export type ValueKey =
  | FieldKey
  | ListKey
  | PostureKey
  | CircumstanceKey
  | "evaluated_on"
  | OpinionKey
  | "jejum"
  | "calories_type"
  | "vo2_protocol";

interface Choice {
  readonly key: Exclude<ValueKey, PostureKey>;
  readonly section: SectionName;
  readonly label: string;
}

const CHOICES: readonly Choice[] = [
  ...FUNCTION_CHOICES,
  ...DEVICE_CHOICES,
  { key: "opinion", section: "opinion", label: "Parecer" },
  { key: "recommendation", section: "opinion", label: "Recomendações" },
  { key: "evaluated_on", section: "circumstances", label: "Data da avaliação" },
  ...CIRCUMSTANCES.map(({ key, label }) => ({ key, section: "circumstances" as const, label })),
  { key: "jejum", section: "biochemical", label: "Em jejum" },
  { key: "calories_type", section: "caloric_expenditure", label: "Déficit ou superávit" },
  { key: "vo2_protocol", section: "caloric_expenditure", label: "Teste de VO2" },
  { key: "aerobic_items", section: "caloric_expenditure", label: "Exercícios aeróbicos" },
  { key: "muscle_items", section: "caloric_expenditure", label: "Exercícios de musculação" },
];

const KNOWN = new Map<string, { readonly key: ValueKey; readonly section: SectionName; readonly label: string }>(
  [...FIELDS, ...CHOICES].map((value) => [value.key, value]),
);

export const isPostureKey = (key: string): key is PostureKey => key.startsWith("posture.");
export const isListKey = (key: string): key is ListKey => key === "aerobic_items" || key === "muscle_items";
export const isValueKey = (key: string): key is ValueKey => KNOWN.has(key) || isPostureKey(key);

export const sectionOf = (key: ValueKey): SectionName => KNOWN.get(key)?.section ?? "posture";

export const valueLabel = (key: ValueKey): string => KNOWN.get(key)?.label ?? postureLabel(key);

/** "Altura do ombro à esquerda". */
function postureLabel(key: ValueKey): string {
  const placed = postureFieldAt(key.slice("posture.".length));
  return placed ? withSide(placed.aspect.title, placed.field.side) : "Postura";
}

/** A path into a list is the list: `evaluated_items.perimeter.skinFold.triceps` is a field. Undefined where no single value is. */
export function valueAt(path: string): ValueKey | undefined {
  const placed = functionKeyAt(path) ?? deviceKeyAt(path);
  if (placed) return KNOWN.get(placed)?.key;
  if (path.endsWith("calories.type")) return "calories_type";
  if (path.endsWith("calories.value")) return "calories_value";
  const [, measure, place] = /\.readings\.(\w+)\.(\d)$/.exec(path) ?? [];
  if (measure) return fieldAt(place === "0" ? measure : `${measure}#${Number(place) + 1}`)?.key;
  const list = path.split(".").find(isListKey);
  if (list) return list;
  if (path === "opinion.text") return "opinion";
  const key = path.slice(path.lastIndexOf(".") + 1);
  return CHOICES.find((choice) => choice.key === key)?.key ?? fieldAt(path)?.key;
}

const ORDERED: readonly ValueKey[] = [...FIELDS.map(({ key }) => key), ...CHOICES.map(({ key }) => key)];

export const keysOf = (...sheets: readonly object[]): readonly ValueKey[] => [
  ...ORDERED,
  ...new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter(isPostureKey))),
];

const ABOVE_THE_TABS: readonly SectionName[] = ["student", "heart", "biochemical", "circumstances"];

/** Null for values above the tabs. */
export function tabOf(key: ValueKey): SectionName | null {
  const section = sectionOf(key);
  return ABOVE_THE_TABS.includes(section) ? null : section;
}
