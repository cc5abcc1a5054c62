import type { FieldChangeDraft, StandingChange } from "#contract/assessment/evaluation-changes.ts";
import { mergedRows } from "#contract/assessment/evaluation-fields/rows.ts";
import { isListKey, isValueKey, keysOf, type ValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedFields, tidied, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { recordOf } from "#domain/record.ts";
import { type ChangeMaking, disputedFields, madeChange, type Standing } from "../../evaluation-changes/made-changes.ts";
import { blockersOf, type Errors } from "./values.ts";

/** A change that the server has not confirmed. It keeps its id however often it is sent. */
export interface WaitingChange extends FieldChangeDraft {
  readonly field: ValueKey;
}

export const waitingIn = (changes: readonly FieldChangeDraft[]): readonly WaitingChange[] =>
  changes.flatMap(({ field, ...change }) => (isValueKey(field) ? [{ field, ...change }] : []));

export interface ChangedSheet {
  readonly values: Values;
  readonly saved: Values;
  readonly standing: Standing;
  readonly waiting: readonly WaitingChange[];
  readonly isFirst: boolean;
}

export const standingValues = (standing: Standing): Values =>
  recordOf(
    Object.entries(standing).flatMap(([field, [newest]]) =>
      newest && isValueKey(field) ? [[field, newest.value] as const] : [],
    ),
  );

export const waitingValues = (waiting: readonly WaitingChange[]): Values =>
  recordOf(waiting.map(({ field, value }) => [field, value]));

/** The values that the server will have once it got all that waits. Before the first save it knows no field of its own. */
export const toldValues = ({ saved, standing, waiting, isFirst }: ChangedSheet): Values => ({
  ...(isFirst ? {} : saved),
  ...standingValues(standing),
  ...waitingValues(waiting),
});

/** Wrong values stay untold, as do those that the server refused, which `marked` names. Older waiting changes of told fields are dropped. */
export function withNewChanges(
  sheet: ChangedSheet,
  values: Values,
  { marked, ...moment }: ChangeMaking & { readonly marked: Errors },
): readonly WaitingChange[] {
  const wrong = wrongKeys(values);
  const changed = changedFields(values, toldValues(sheet)).filter((key) => !wrong.has(key) && !marked[key]);
  const made = changed.map((field) => madeChange(sheet, field, tidied(field, values[field] ?? ""), moment));
  return [...sheet.waiting.filter(({ field }) => !changed.includes(field)), ...made];
}

/** A tap on one of several values: it stands for all of them. */
export const withChoice = (sheet: ChangedSheet, field: ValueKey, value: string, moment: ChangeMaking) => [
  ...sheet.waiting.filter((change) => change.field !== field),
  madeChange(sheet, field, value, moment),
];

/** Both halves of a blood pressure that is wrong wait together. */
function wrongKeys(values: Values): ReadonlySet<ValueKey> {
  const wrong = new Set(blockersOf(values).map(({ key }) => key));
  if (wrong.has("diastole")) wrong.add("sistole");
  return wrong;
}

/** A value that is not told yet stays as it was typed; all else takes the server's value. */
export function mergedValues(values: Values, told: Values, theirs: Values): Values {
  const typed = new Set(changedFields(values, told));
  return recordOf(
    keysOf(values, theirs).flatMap((key) => {
      const value = typed.has(key) ? typedValue(key, values, told, theirs) : theirs[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Rows that others added or took out meanwhile are kept so. */
const typedValue = (key: ValueKey, values: Values, told: Values, theirs: Values): string | undefined =>
  isListKey(key) && told[key] !== theirs[key] ? mergedRows(told[key], values[key], theirs[key]) : values[key];

export interface Dispute {
  readonly key: ValueKey;
  /** The newest first: it counts until somebody chooses. */
  readonly values: readonly StandingChange[];
}

export const disputesOf = (changed: Pick<ChangedSheet, "standing" | "waiting">): readonly Dispute[] =>
  disputedFields(changed).flatMap(({ key, values }) => (isValueKey(key) ? [{ key, values }] : []));
