import { sectionOf, valueAt } from "#contract/assessment/evaluation-fields/value-keys.ts";
import {
  changedFields,
  changedItems,
  itemsOf,
  opinionOf,
  type Values,
} from "#contract/assessment/evaluation-fields/values.ts";
import { recordOf } from "#domain/record.ts";
import { ApiError, sentenceOf } from "../../../../api/api-error.ts";
import { type Autosave, autosave } from "../../../../ui/form/autosave.ts";
import { saveFailureOf } from "../../../../ui/form/save-failure.ts";
import type { CycleEvaluation, EvaluationChange } from "../data.ts";
import {
  type EvaluationAction,
  type EvaluationState,
  hasOtherProtocol,
  type SaveError,
  valuesToSave,
} from "./evaluation-state.ts";
import { blockersOf, type Errors } from "./values.ts";

export type SaveOutcome = { readonly saved: true } | { readonly saved: false; readonly error: unknown };

interface Options {
  readonly state: () => EvaluationState;
  readonly dispatch: (action: EvaluationAction) => void;
  readonly send: (change: EvaluationChange) => Promise<CycleEvaluation>;
}

/** Requires a sheet that is complete, free of errors, changed, and not refused before. */
export function savesItself(state: EvaluationState): boolean {
  const values = valuesToSave(state);
  const refused = state.saveError !== null && state.saveError.kind !== "away";
  return !refused && changedFields(values, state.saved).length > 0 && blockersOf(values).length === 0;
}

/** Each save carries the version that the one before answered. */
export function evaluationAutosave({ state, dispatch, send }: Options): Autosave<SaveOutcome> {
  const save = async (values: Values, asked: boolean): Promise<SaveOutcome> => {
    const { lockVersion, saved, stored } = state();
    const rederives = hasOtherProtocol(state());
    dispatch({ type: "sending" });
    try {
      const evaluated_items = stored ? changedItems(values, saved, rederives) : itemsOf(values);
      const { evaluated_on } = values;
      const day = evaluated_on === saved.evaluated_on ? {} : { evaluated_on };
      const words = changedFields(values, saved).some((key) => sectionOf(key) === "opinion")
        ? { opinion: opinionOf(values) }
        : {};
      const cycle = await send({ evaluation_lock_version: lockVersion, ...day, ...words, evaluated_items });
      dispatch({ type: "saved", values, cycle, at: new Date(), asked });
      return { saved: true };
    } catch (error) {
      dispatch({ type: "failed", saveError: saveErrorOf(error), errors: errorsOf(error) });
      return { saved: false, error };
    }
  };
  return autosave({
    isDue: () => savesItself(state()),
    isAway: () => state().saveError?.kind === "away",
    save: (how) => (how === "asked" ? save(state().values, true) : save(valuesToSave(state()), false)),
  });
}

function saveErrorOf(error: unknown): SaveError {
  const sentence = sentenceOf(error);
  if (!(error instanceof ApiError)) return { kind: "refused", sentence };
  // A broken server may save once it is mended: nothing is taken back here.
  return { kind: error.status >= 500 ? "away" : saveFailureOf(error), sentence };
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {};
  const marks = Object.entries(error.fields).flatMap(([path, sentence]) => {
    const key = valueAt(path);
    return key ? [[key, sentence] as const] : [];
  });
  return recordOf(marks);
}
