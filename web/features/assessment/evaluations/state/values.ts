import { FIELDS, type FieldKey, fieldErrorIn, isMeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { measureIn } from "#contract/assessment/evaluation-fields/readings.ts";
import { typedNumber } from "#contract/assessment/evaluation-fields/typed-number.ts";
import type { ValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { type Values, valuesOf, valuesOfEvaluation } from "#contract/assessment/evaluation-fields/values.ts";
import type { EvaluatedItems } from "#contract/assessment/evaluations.ts";
import { pressureError } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { CIRCUMSTANCES, evaluationDayError } from "#domain/assessment/circumstances.ts";
import { refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";

export type Errors = { readonly [K in ValueKey]?: string };

type Begun = Pick<
  CycleEvaluation,
  "evaluated_items" | "evaluated_on" | "opinion" | "remembered_circumstances" | "previous" | "macrocycle"
>;

/** A new evaluation begins with the instruments of the trainer's last one, and with this student's last test of VO2. */
function remembered({ remembered_circumstances: instruments, previous, macrocycle }: Begun): Values {
  const test = previous?.evaluated_items.caloric_expenditure.vo2_protocol;
  const isTested = macrocycle.items_to_be_evaluated.includes("caloric_expenditure");
  return {
    ...recordOf(CIRCUMSTANCES.flatMap(({ key }) => (instruments?.[key] ? [[key, instruments[key]] as const] : []))),
    ...(isTested && test && { vo2_protocol: test }),
  };
}

/** A new evaluation begins today. */
export function valuesOfCycle(cycle: Begun): Values {
  return {
    evaluated_on: todayInSaoPaulo(Date.now()),
    ...(cycle.evaluated_items ? {} : remembered(cycle)),
    ...valuesOfEvaluation(cycle),
  };
}

/** Null while it is blank or cannot be right. A measure's number follows from its readings. */
export const numberIn = (values: Values, key: FieldKey): number | null =>
  isMeasureKey(key) ? measureIn(values, key) : typedNumber(key, values[key] ?? "");

/** Takes each measure by the value that was used, without its readings. */
export const usedValuesOf = (items: EvaluatedItems | null): Values =>
  valuesOf(items && { ...items, perimeter: { ...items.perimeter, readings: {} } });

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
