import { type FieldKey, fieldAt, fieldErrorIn } from "#contract/assessment/evaluation-fields/fields.ts";
import { mergedRows } from "#contract/assessment/evaluation-fields/rows.ts";
import { isListKey, type ValueKey, valueLabel } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedFields, tidied, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import type { EvaluatedItems, FigureErrors } from "#contract/assessment/evaluations.ts";
import type { TechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { recordOf } from "#domain/record.ts";
import { mergeThreeWays } from "../../../../ui/conflict/three-way-merge.ts";
import type { SaveFailure } from "../../../../ui/form/save-failure.ts";
import type { CycleEvaluation } from "../data.ts";
import { type Errors, pressureErrorIn, valuesOfCycle } from "./values.ts";

export interface SaveError {
  readonly kind: SaveFailure;
  readonly sentence: string;
}

export interface EvaluationState {
  readonly values: Values;
  readonly saved: Values;
  /** Null before the first evaluation. */
  readonly stored: EvaluatedItems | null;
  readonly lockVersion: number;
  /** The macrocycle's protocol, by which the next save derives. */
  readonly protocol: string;
  readonly technicalErrors: TechnicalErrors;
  readonly heartRateNote: string | null;
  readonly errorsBefore: FigureErrors;
  readonly vo2Protocol: string;
  readonly tab: string;
  readonly errors: Errors;
  /** The field in which the trainer is, or was last. */
  readonly focused: FieldKey | null;
  /** The field was not left yet: it may hold half a number. */
  readonly editing: FieldKey | null;
  readonly saving: boolean;
  readonly savedAt: Date | null;
  /** The trainer asked for the last save, and is told that it succeeded. */
  readonly isConfirmed: boolean;
  readonly saveError: SaveError | null;
  readonly notice: string | null;
}

export type EvaluationAction =
  | { readonly type: "typed"; readonly key: FieldKey; readonly value: string }
  | { readonly type: "chosen"; readonly values: Values }
  | { readonly type: "opened_tab"; readonly tab: string }
  | { readonly type: "focused"; readonly key: FieldKey }
  | { readonly type: "left"; readonly key: FieldKey }
  | { readonly type: "marked"; readonly errors: Errors }
  | { readonly type: "sending" }
  | {
      readonly type: "saved";
      readonly values: Values;
      readonly cycle: CycleEvaluation;
      readonly at: Date;
      readonly asked: boolean;
    }
  | { readonly type: "failed"; readonly saveError: SaveError; readonly errors: Errors }
  | { readonly type: "reloaded"; readonly cycle: CycleEvaluation }
  | { readonly type: "discarded" };

const RESTORED = "Recuperamos o que tinha sido digitado e ainda não estava salvo.";

/** `draft` holds the values that an earlier visit could not save. */
export function opened(cycle: CycleEvaluation, draft: Values, tab = "perimeter"): EvaluationState {
  const saved = valuesOfCycle(cycle);
  const values = { ...saved, ...draft };
  return {
    values,
    saved,
    stored: cycle.evaluated_items,
    lockVersion: cycle.evaluation_lock_version,
    protocol: cycle.macrocycle.skinfold_protocol,
    technicalErrors: cycle.technical_errors,
    heartRateNote: cycle.heart_rate_note,
    errorsBefore: cycle.previous?.figure_errors ?? {},
    vo2Protocol: cycle.macrocycle.vo2_protocol,
    tab,
    errors: {},
    focused: null,
    editing: null,
    saving: false,
    savedAt: null,
    isConfirmed: false,
    saveError: null,
    notice: changedFields(values, saved).length > 0 ? RESTORED : null,
  };
}

const savedFields = (cycle: CycleEvaluation) => ({
  saved: valuesOfCycle(cycle),
  stored: cycle.evaluated_items,
  lockVersion: cycle.evaluation_lock_version,
  protocol: cycle.macrocycle.skinfold_protocol,
  technicalErrors: cycle.technical_errors,
  heartRateNote: cycle.heart_rate_note,
  errorsBefore: cycle.previous?.figure_errors ?? {},
  vo2Protocol: cycle.macrocycle.vo2_protocol,
});

/** The field that is being typed in is not saved without being asked. */
export const valuesToSave = ({ values, saved, editing }: EvaluationState): Values =>
  editing ? { ...values, [editing]: saved[editing] ?? "" } : values;

export const hasChanges = ({ values, saved }: EvaluationState) => changedFields(values, saved).length > 0;

export const FIRST_FIELDS = ["stature", "weight", "fcRepouso", "sistole", "diastole"] as const;

/** The first field to fill in a new evaluation; none in a saved one, which is opened to be read. */
export const firstField = ({ stored, values }: EvaluationState): FieldKey | undefined =>
  stored === null ? FIRST_FIELDS.find((key) => !values[key]) : undefined;

/** The macrocycle has another protocol by now than the stored figures were derived by: the next save derives them anew. */
export function hasOtherProtocol({ stored, protocol, vo2Protocol }: EvaluationState): boolean {
  if (!stored) return false;
  const { protocol: test, vo2_protocol, travel_distance } = stored.caloric_expenditure;
  return stored.perimeter.protocolo !== protocol || (!vo2_protocol && Boolean(travel_distance) && test !== vo2Protocol);
}

const withoutError = (errors: Errors, key: ValueKey): Errors => {
  const { [key]: _, ...others } = errors;
  return others;
};

export function reduce(state: EvaluationState, action: EvaluationAction): EvaluationState {
  switch (action.type) {
    case "typed": {
      const { key, value } = action;
      const repaired = state.errors[key] && fieldErrorIn(key, value) === null;
      return {
        ...state,
        values: { ...state.values, [key]: value },
        editing: key,
        errors: repaired ? withoutError(state.errors, key) : state.errors,
      };
    }
    case "chosen":
      return { ...state, values: { ...state.values, ...action.values } };
    case "opened_tab":
      return { ...state, tab: action.tab };
    case "focused":
      return state.focused === action.key ? state : { ...state, focused: action.key };
    case "left":
      return leaveField(state.editing === action.key ? { ...state, editing: null } : state, action.key);
    case "marked":
      return { ...state, errors: { ...state.errors, ...action.errors } };
    case "sending":
      return { ...state, saving: true };
    case "saved":
      return {
        ...state,
        ...savedFields(action.cycle),
        saved: action.values,
        ...AT_REST,
        savedAt: action.at,
        isConfirmed: action.asked,
        notice: null,
      };
    case "failed":
      return { ...state, saving: false, saveError: action.saveError, errors: { ...state.errors, ...action.errors } };
    case "reloaded":
      return reapplied(state, action.cycle);
    case "discarded":
      return { ...state, values: state.saved, errors: {}, notice: null };
  }
}

const AT_REST = { saving: false, saveError: null } as const;

function leaveField(state: EvaluationState, key: FieldKey): EvaluationState {
  const typed = state.values[key] ?? "";
  const value = tidied(key, typed);
  const fieldError = fieldErrorIn(key, value);
  if (fieldError === null && (key === "sistole" || key === "diastole")) return withPressure(state, { [key]: value });
  // A blank field keeps being told that it is needed.
  if (value === "" && state.errors[key]) return state;
  if (value === typed && fieldError === (state.errors[key] ?? null)) return state;
  const errors = fieldError ? { ...state.errors, [key]: fieldError } : withoutError(state.errors, key);
  return { ...state, values: { ...state.values, [key]: value }, errors };
}

/** The two values of the blood pressure are checked together, and what is wrong is told at the second. */
function withPressure(state: EvaluationState, tidy: Values): EvaluationState {
  const values = { ...state.values, ...tidy };
  const fieldError = fieldErrorIn("diastole", values.diastole ?? "") ?? pressureErrorIn(values);
  const errors = fieldError ? { ...state.errors, diastole: fieldError } : withoutError(state.errors, "diastole");
  return { ...state, values, errors: "sistole" in tidy ? withoutError(errors, "sistole") : errors };
}

/** Lays the values typed here over those that another window saved first. */
function reapplied(state: EvaluationState, cycle: CycleEvaluation): EvaluationState {
  const theirs = savedFields(cycle);
  const mine = changedFields(state.values, state.saved);
  const { saved: base } = state;
  const typed: Values = recordOf(mine.map((key) => [key, state.values[key] ?? ""]));
  const lists = mine
    .filter(isListKey)
    .map((key) => [key, mergedRows(base[key], typed[key], theirs.saved[key])] as const);
  const values: Values = { ...mergeThreeWays(typed, base, theirs.saved), ...recordOf(lists) };
  const both = changedFields(theirs.saved, state.saved).filter((key) => mine.includes(key) && !isListKey(key));
  return { ...state, ...theirs, ...AT_REST, values, notice: describeReload(both, theirs.saved) };
}

function describeReload(both: readonly ValueKey[], theirs: Values): string {
  const reloaded = "Recarregado. O que foi digitado aqui foi mantido: confira e salve.";
  const names = both.map((key) =>
    fieldAt(key) ? `${valueLabel(key)} (${theirs[key] ?? "em branco"})` : valueLabel(key),
  );
  return names.length > 0 ? `${reloaded} Na outra janela também mudou: ${names.join(", ")}.` : reloaded;
}
