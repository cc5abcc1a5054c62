import { type FieldKey, fieldErrorIn } from "#contract/assessment/evaluation-fields/fields.ts";
import { keysOf, type ValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import {
  changedFields,
  isChanged,
  hasOtherProtocol as isOfOtherProtocol,
  tidied,
  type Values,
} from "#contract/assessment/evaluation-fields/values.ts";
import type { EvaluatedItems, FigureErrors } from "#contract/assessment/evaluations.ts";
import type { TechnicalErrors } from "#contract/assessment/technical-errors.ts";
import type { SaveFailure } from "../../../../ui/form/save-failure.ts";
import type { Standing } from "../../evaluation-changes/made-changes.ts";
import type { CycleEvaluation } from "../data.ts";
import {
  type ChangedSheet,
  mergedValues,
  standingValues,
  toldValues,
  type WaitingChange,
  waitingValues,
} from "./field-changes.ts";
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
  /** The standing changes of the server, by field. */
  readonly standing: Standing;
  readonly waiting: readonly WaitingChange[];
  readonly position: number;
  /** Another device changed something. */
  readonly hasNews: boolean;
  /** This device holds what waits, also when the page is closed. */
  readonly isKept: boolean;
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

export interface EvaluationStore {
  readonly state: () => EvaluationState;
  readonly dispatch: (action: EvaluationAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export type EvaluationAction =
  | { readonly type: "typed"; readonly key: FieldKey; readonly value: string }
  | { readonly type: "chosen"; readonly values: Values }
  | { readonly type: "opened_tab"; readonly tab: string }
  | { readonly type: "focused"; readonly key: FieldKey }
  | { readonly type: "left"; readonly key: FieldKey }
  | { readonly type: "marked"; readonly errors: Errors }
  | { readonly type: "sending"; readonly waiting: readonly WaitingChange[] }
  | {
      readonly type: "exchanged";
      readonly sent: readonly WaitingChange[];
      readonly cycle: CycleEvaluation;
      readonly errors: Errors;
      readonly at: Date;
      readonly asked: boolean;
    }
  | { readonly type: "failed"; readonly saveError: SaveError }
  | { readonly type: "has_news"; readonly position: number }
  | { readonly type: "kept"; readonly isKept: boolean }
  | { readonly type: "agreed"; readonly waiting: readonly WaitingChange[] }
  | { readonly type: "discarded" };

const RESTORED = "Recuperamos o que tinha sido digitado e ainda não estava salvo.";

/** An earlier visit left it: typed values that were not told, and changes that the server has not confirmed. */
export interface SheetDraft {
  readonly values: Values;
  readonly waiting: readonly WaitingChange[];
}

export function opened(
  cycle: CycleEvaluation,
  { values: typed, waiting }: SheetDraft,
  tab = "perimeter",
): EvaluationState {
  const stored = storedFields(cycle);
  const values = { ...stored.saved, ...waitingValues(waiting), ...typed };
  return {
    ...stored,
    values,
    waiting,
    tab,
    hasNews: false,
    isKept: waiting.length > 0,
    errors: {},
    focused: null,
    editing: null,
    saving: false,
    savedAt: null,
    isConfirmed: false,
    saveError: null,
    notice: changedFields(values, stored.saved).length > 0 ? RESTORED : null,
  };
}

const storedFields = (cycle: CycleEvaluation) => {
  const standing = cycle.changes?.fields ?? {};
  return {
    saved: { ...valuesOfCycle(cycle), ...standingValues(standing) },
    standing,
    position: cycle.changes?.position ?? 0,
    stored: cycle.evaluated_items,
    protocol: cycle.macrocycle.skinfold_protocol,
    technicalErrors: cycle.technical_errors,
    heartRateNote: cycle.heart_rate_note,
    errorsBefore: cycle.previous?.figure_errors ?? {},
    vo2Protocol: cycle.macrocycle.vo2_protocol,
  };
};

export const changedSheet = ({ values, saved, standing, waiting, stored }: EvaluationState): ChangedSheet => ({
  values,
  saved,
  standing,
  waiting,
  isFirst: stored === null,
});

/** The field that is being typed in is not saved without being asked. */
export const valuesToSave = ({ values, saved, editing }: EvaluationState): Values =>
  editing ? { ...values, [editing]: saved[editing] ?? "" } : values;

export const hasChanges = ({ values, saved }: EvaluationState) =>
  keysOf(values, saved).some((key) => isChanged(key, values, saved));

/** Closing the page would lose something: what is typed is neither told nor kept. */
export const losesWithPage = (state: EvaluationState): boolean =>
  hasChanges(state) &&
  !(state.isKept && changedFields(state.values, toldValues({ ...changedSheet(state), isFirst: false })).length === 0);

export const FIRST_FIELDS = ["stature", "weight", "fcRepouso", "sistole", "diastole"] as const;

/** The first field to fill in a new evaluation; none in a saved one, which is opened to be read. */
export const firstField = ({ stored, values }: EvaluationState): FieldKey | undefined =>
  stored === null ? FIRST_FIELDS.find((key) => !values[key]) : undefined;

export const hasOtherProtocol = ({ stored, protocol, vo2Protocol }: EvaluationState): boolean =>
  stored !== null && isOfOtherProtocol(stored, protocol, vo2Protocol);

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
      return { ...state, saving: true, waiting: action.waiting };
    case "exchanged":
      return exchanged(state, action);
    case "failed":
      return { ...state, saving: false, saveError: action.saveError };
    case "has_news":
      return { ...state, hasNews: action.position > state.position };
    case "kept":
      return state.isKept === action.isKept ? state : { ...state, isKept: action.isKept };
    case "agreed":
      return { ...state, waiting: action.waiting, values: { ...state.values, ...waitingValues(action.waiting) } };
    case "discarded":
      return { ...state, values: toldValues({ ...changedSheet(state), isFirst: false }), errors: {}, notice: null };
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

/** Values that were typed meanwhile stay, those of others come in. */
function exchanged(state: EvaluationState, action: Extract<EvaluationAction, { type: "exchanged" }>): EvaluationState {
  const { sent, cycle, errors, at, asked } = action;
  const stored = storedFields(cycle);
  const waiting = state.waiting.filter(({ id }) => !sent.some((one) => one.id === id));
  const isSaved = stored.stored !== null && Object.keys(errors).length === 0;
  const accepted = state.waiting.filter(({ field }) => !errors[field]);
  const told = toldValues({ ...changedSheet(state), waiting: accepted, isFirst: false });
  return {
    ...state,
    ...stored,
    ...AT_REST,
    waiting,
    values: mergedValues(state.values, told, { ...stored.saved, ...waitingValues(waiting) }),
    errors: { ...state.errors, ...errors },
    savedAt: isSaved ? at : state.savedAt,
    isConfirmed: asked && isSaved,
    hasNews: false,
    notice: null,
  };
}
