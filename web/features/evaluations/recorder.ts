import { ApiError, sentenceOf } from "../../api-error.ts";
import type { Cycle, CycleChange } from "../cycles/cycle-data.ts";
import { type EvaluationAction, type EvaluationState, settledValues, type Trouble } from "./evaluation-state.ts";
import { fieldAt } from "./fields.ts";
import { changedFields, type Errors, itemsOf, obstaclesTo, type Values } from "./values.ts";

/** How long after leaving a field the sheet saves itself: running through fields with Enter makes one save, not ten. */
const BREATH_MS = 800;

type Outcome = { readonly saved: true } | { readonly saved: false; readonly error: unknown };

interface Desk {
  readonly state: () => EvaluationState;
  readonly dispatch: (action: EvaluationAction) => void;
  readonly send: (change: CycleChange) => Promise<Cycle>;
}

export interface Recorder {
  /** Saves in a moment, if there is something to save and nothing is in its way. */
  readonly soon: () => void;
  /** Saves after whatever is being saved already. */
  readonly now: () => Promise<Outcome>;
  /** Settles when nothing is being saved any more. */
  readonly idle: () => Promise<unknown>;
  readonly stop: () => void;
}

/** Whether the sheet may be saved without being asked: complete, without slips, changed, and not refused before. */
export function savesItself(state: EvaluationState): boolean {
  const values = settledValues(state);
  const refused = state.trouble !== null && state.trouble.kind !== "away";
  return !refused && changedFields(values, state.saved).length > 0 && obstaclesTo(values).length === 0;
}

/** Saves one at a time: each save carries the `lock_version` that the one before brought. */
export function recorder({ state, dispatch, send }: Desk): Recorder {
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async (values: Values): Promise<Outcome> => {
    const { lockVersion } = state();
    dispatch({ type: "sending" });
    try {
      const cycle = await send({ lock_version: lockVersion, evaluation: true, evaluated_items: itemsOf(values) });
      dispatch({ type: "saved", values, cycle, at: new Date() });
      return { saved: true };
    } catch (error) {
      dispatch({ type: "failed", trouble: troubleOf(error), errors: errorsOf(error) });
      return { saved: false, error };
    }
  };

  return {
    soon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(() => (savesItself(state()) ? attempt(settledValues(state())) : undefined));
      }, BREATH_MS);
    },
    now() {
      clearTimeout(timer);
      const outcome = queue.then(() => attempt(state().values));
      queue = outcome;
      return outcome;
    },
    idle: () => queue,
    stop: () => clearTimeout(timer),
  };
}

function troubleOf(error: unknown): Trouble {
  const sentence = sentenceOf(error);
  if (!(error instanceof ApiError)) return { kind: "refused", sentence };
  if (error.code === "changed_elsewhere") return { kind: "conflict", sentence };
  return { kind: error.status === 0 || error.status >= 500 ? "away" : "refused", sentence };
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {};
  const marks = Object.entries(error.fields).flatMap(([path, sentence]) => {
    const field = fieldAt(path);
    return field ? [[field.key, sentence] as const] : [];
  });
  return Object.fromEntries(marks);
}
