import type { EvaluationExchanged, FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { fieldErrorIn } from "#contract/assessment/evaluation-fields/fields.ts";
import { isListKey, isValueKey, sectionOf } from "#contract/assessment/evaluation-fields/value-keys.ts";
import {
  changedFields,
  changedItems,
  hasOtherProtocol,
  itemsOf,
  opinionOf,
  type Values,
  valuesOfEvaluation,
} from "#contract/assessment/evaluation-fields/values.ts";
import type { Opinion, OpinionDraft } from "#contract/assessment/evaluation-sections/opinion.ts";
import { EvaluatedItemsDraft, type WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { REFUSALS } from "#contract/errors.ts";
import { type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { cameTooLate } from "#domain/periodisation/late-changes.ts";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { sanitizedShort } from "../../../people/terms/rules.ts";

interface SortedChanges {
  readonly taken: readonly FieldChangeDraft[];
  readonly refused: EvaluationExchanged["refused"];
}

/** One field that cannot be taken holds up no other. */
export function sortChanges(changes: readonly FieldChangeDraft[], endDate: CalendarDate, now: Date): SortedChanges {
  const checked = changes.map((change) => ({
    change: cleaned(change),
    detail: refuseLate(change, endDate, now.getTime()) ?? refuseField(change),
  }));
  // A whole sheet is read once; only when something in it is wrong, each field is asked.
  const wholeError = itemsError(
    valuesOfFields(checked.flatMap(({ change, detail }) => (detail === null ? [entryOf(change)] : []))),
  );
  const sorted =
    wholeError === null
      ? checked
      : checked.map(({ change, detail }) => ({
          change,
          detail: detail ?? itemsError(valuesOfFields([entryOf(change)])),
        }));
  return {
    taken: sorted.flatMap(({ change, detail }) => (detail === null ? [change] : [])),
    refused: sorted.flatMap(({ change: { id, field }, detail }) => (detail === null ? [] : [{ id, field, detail }])),
  };
}

/** No markup but that of formatted text is ever stored. */
const cleaned = (change: FieldChangeDraft): FieldChangeDraft =>
  isValueKey(change.field) && sectionOf(change.field) === "opinion"
    ? { ...change, value: sanitizedShort(change.value) }
    : change;

const refuseLate = ({ made_at }: FieldChangeDraft, endDate: CalendarDate, now: number): string | null =>
  cameTooLate(endDate, Date.parse(made_at), now) ? REFUSALS.cycle_finished[1] : null;

const entryOf = ({ field, value }: FieldChangeDraft) => [field, value] as const;

function refuseField({ field, value }: FieldChangeDraft): string | null {
  if (!isValueKey(field)) return "Este campo não existe na avaliação.";
  if (value === "") return field === "evaluated_on" ? MESSAGES.required : null;
  if (isListKey(field) && !isList(value)) return MESSAGES.format;
  if (field === "evaluated_on" && !isCalendarDate(value)) return MESSAGES.date;
  return fieldErrorIn(field, value);
}

/** The first thing that a save would refuse; null for values that it takes. */
const itemsError = (values: Values): string | null =>
  EvaluatedItemsDraft.safeParse(itemsOf(values)).error?.issues[0]?.message ?? null;

function isList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list);
  } catch {
    return false;
  }
}

interface Sheet {
  readonly stored:
    | { readonly items: WholeEvaluation; readonly evaluated_on: string; readonly opinion: Opinion }
    | undefined;
  readonly cycle: { readonly skinfold_protocol: string; readonly vo2_protocol: string };
}

interface SheetChange {
  readonly evaluated_on?: string | undefined;
  readonly opinion?: OpinionDraft;
  readonly evaluated_items: EvaluatedItemsDraft;
}

export type ChangeOutcome =
  | { readonly outcome: "unchanged" }
  | { readonly outcome: "changed"; readonly change: SheetChange }
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

/** A save's body that gives the stored evaluation these values. Values that are right alone may be wrong together. */
export function changeTo(values: Values, { stored, cycle }: Sheet): ChangeOutcome {
  const formerValues = stored ? storedValues(stored) : {};
  const after = { ...formerValues, ...values };
  const changed = changedFields(after, formerValues);
  const rederives = stored !== undefined && hasOtherProtocol(stored.items, cycle.skinfold_protocol, cycle.vo2_protocol);
  if (changed.length === 0 && !rederives) return { outcome: "unchanged" };
  const items = stored ? changedItems(after, formerValues, rederives) : itemsOf(after);
  const { data: evaluated_items, error } = EvaluatedItemsDraft.safeParse(items);
  if (!evaluated_items) {
    const fields = (error?.issues ?? []).map(
      ({ path, message }) => [String(`evaluated_items.${path.join(".")}`), message] as const,
    );
    return { outcome: "invalid", detail: fields[0]?.[1] ?? MESSAGES.format, fields: recordOf(fields) };
  }
  const change = {
    ...(changed.includes("evaluated_on") && { evaluated_on: after.evaluated_on }),
    ...(changed.some((key) => sectionOf(key) === "opinion") && { opinion: opinionOf(after) }),
    evaluated_items,
  };
  return { outcome: "changed", change };
}

export const storedValues = ({ items, ...rest }: NonNullable<Sheet["stored"]>): Values =>
  valuesOfEvaluation({ ...rest, evaluated_items: items });

export const valuesOfFields = (fields: readonly (readonly [string, string])[]): Values =>
  recordOf(fields.flatMap(([field, value]) => (isValueKey(field) ? [[field, value] as const] : [])));
