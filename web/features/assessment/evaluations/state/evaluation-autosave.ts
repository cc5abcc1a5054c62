import type { EvaluationExchange, EvaluationExchanged } from "#contract/assessment/evaluation-changes.ts";
import { isValueKey, valueAt } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { recordOf } from "#domain/record.ts";
import { ApiError, sentenceOf } from "../../../../api/api-error.ts";
import { type Autosave, autosave } from "../../../../ui/form/autosave.ts";
import { saveFailureOf } from "../../../../ui/form/save-failure.ts";
import type { CycleEvaluation } from "../data.ts";
import {
  changedSheet,
  type EvaluationAction,
  type EvaluationState,
  hasChanges,
  hasOtherProtocol,
  type SaveError,
  valuesToSave,
} from "./evaluation-state.ts";
import { withChoice, withNewChanges } from "./field-changes.ts";
import type { Errors } from "./values.ts";

export type SaveOutcome = { readonly saved: true } | { readonly saved: false; readonly error: unknown };

interface Options {
  readonly state: () => EvaluationState;
  readonly dispatch: (action: EvaluationAction) => void;
  readonly deviceId: () => string;
  readonly newId: () => string;
  readonly exchange: (
    body: EvaluationExchange,
  ) => Promise<{ readonly cycle: CycleEvaluation; readonly exchanged: EvaluationExchanged }>;
}

/** Something was typed, waits or was changed by others, and nothing was refused that only a person can mend. */
export function savesItself(state: EvaluationState): boolean {
  const isRefused = state.saveError !== null && state.saveError.kind !== "away";
  if (isRefused) return false;
  return state.hasNews || ((hasChanges(state) || state.waiting.length > 0) && untold(state).length > 0);
}

const untold = (state: EvaluationState) =>
  withNewChanges(changedSheet(state), valuesToSave(state), { marked: state.errors, now: new Date(), newId: () => "" });

/** Every change is sent until it is confirmed, with the id that it was made with. */
export function evaluationAutosave({ state, dispatch, deviceId, newId, exchange }: Options): Autosave<SaveOutcome> {
  const changesToSend = (asked: boolean) => {
    const values = asked ? state().values : valuesToSave(state());
    const sheet = changedSheet(state());
    const moment = { now: new Date(), newId };
    const waiting = withNewChanges(sheet, values, { marked: asked ? {} : state().errors, ...moment });
    // A value that is confirmed as it is makes the server derive the figures anew.
    const rederives = asked && waiting.length === 0 && hasOtherProtocol(state());
    return rederives ? withChoice(sheet, "weight", values.weight ?? "", moment) : waiting;
  };
  const save = async (asked: boolean): Promise<SaveOutcome> => {
    const waiting = changesToSend(asked);
    dispatch({ type: "sending", waiting });
    try {
      const { cycle, exchanged } = await exchange({ device_id: deviceId(), changes: [...waiting] });
      const errors = refusalsOf(exchanged);
      dispatch({ type: "exchanged", sent: waiting, cycle, errors, at: new Date(), asked });
      const { held } = exchanged;
      return held && asked ? { saved: false, error: new Error(held.detail) } : { saved: true };
    } catch (error) {
      dispatch({ type: "failed", saveError: saveErrorOf(error) });
      return { saved: false, error };
    }
  };
  return autosave({
    isDue: () => savesItself(state()),
    isAway: () => state().saveError?.kind === "away",
    save: (how) => save(how === "asked"),
  });
}

function saveErrorOf(error: unknown): SaveError {
  const sentence = sentenceOf(error);
  if (!(error instanceof ApiError)) return { kind: "refused", sentence };
  // A broken server may save once it is mended: nothing is taken back here.
  return { kind: error.status >= 500 ? "away" : saveFailureOf(error), sentence };
}

/** Fields that are missing are told by the sheet itself. */
function refusalsOf({ refused, held }: EvaluationExchanged): Errors {
  const ofFields = refused.flatMap(({ field, detail }) => (isValueKey(field) ? [[field, detail] as const] : []));
  const ofSheet = Object.entries(held?.fields ?? {}).flatMap(([path, sentence]) => {
    const key = valueAt(path) ?? (path === "evaluated_on" ? ("evaluated_on" as const) : undefined);
    return key && !FIRST.includes(key) ? [[key, sentence] as const] : [];
  });
  return recordOf([...ofFields, ...ofSheet]);
}

const FIRST: readonly string[] = ["stature", "weight", "fcRepouso"];
