import type { EvaluationExchange, FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { type Autosave, autosave } from "../../../ui/form/autosave.ts";
import { saveFailureOf } from "../../../ui/form/save-failure.ts";
import { createStore } from "../../../ui/store.ts";
import type { StrengthSheetData } from "./data.ts";
import { withChoice, withTyped } from "./strength-changes.ts";
import type { StrengthField, TypedRows } from "./strength-rows.ts";

export interface StrengthState {
  readonly typed: TypedRows;
  /** Changes that the server has not confirmed. */
  readonly waiting: readonly FieldChangeDraft[];
  /** This device holds what waits, also when the page is closed. */
  readonly isKept: boolean;
  readonly isAway: boolean;
}

export type StrengthOutcome =
  | { readonly saved: true }
  | { readonly saved: false; readonly error: unknown; readonly sentence: string };

interface Options {
  readonly findSheet: () => StrengthSheetData | undefined;
  readonly readWaiting: () => Promise<readonly FieldChangeDraft[]>;
  /** Answers whether the device has them. */
  readonly keep: (waiting: readonly FieldChangeDraft[]) => Promise<boolean>;
  readonly exchange: (body: EvaluationExchange) => Promise<RefusedChanges>;
  /** Without being asked. */
  readonly savesItself: boolean;
  readonly deviceId: () => string;
  readonly newId: () => string;
}

export interface StrengthSheet extends Autosave<StrengthOutcome> {
  readonly state: () => StrengthState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (id: number, field: StrengthField, text: string) => void;
  readonly choose: (key: string, value: string) => void;
}

const AT_FIRST: StrengthState = { typed: new Map(), waiting: [], isKept: false, isAway: false };

/** It is kept outside React: the dialog may close before the state of the last save is rendered. */
export function strengthSheet(options: Options): StrengthSheet {
  const { findSheet, readWaiting, keep, exchange, savesItself, deviceId, newId } = options;
  const { read: state, write, subscribe } = createStore(AT_FIRST);
  const change = (part: Partial<StrengthState>) => write({ ...state(), ...part });
  const loaded = readWaiting()
    .then((waiting) => change({ waiting, isKept: waiting.length > 0 }))
    .catch(() => undefined);

  const changed = (sheet: StrengthSheetData) => ({ standing: sheet.changes.fields, waiting: state().waiting });
  const store = async () => change({ isKept: await keep(state().waiting).catch(() => false) });
  const tell = async () => {
    await loaded;
    const sheet = findSheet();
    if (!sheet) return;
    const { typed } = state();
    change(withTyped(sheet.strength_tests, changed(sheet), typed, { now: new Date(), newId }));
    await store();
  };

  const save = async (): Promise<StrengthOutcome> => {
    await tell();
    const { waiting: sent } = state();
    if (sent.length === 0) return { saved: true };
    try {
      const refused = await exchange({ device_id: deviceId(), changes: [...sent] });
      const ids = new Set(sent.map(({ id }) => id));
      change({ waiting: state().waiting.filter(({ id }) => !ids.has(id)), isAway: false });
      await store();
      const [first] = refused;
      return first ? { saved: false, error: undefined, sentence: first.detail } : { saved: true };
    } catch (error) {
      change({ isAway: isAway(error) });
      return { saved: false, error, sentence: sentenceOf(error) };
    }
  };

  const saving = autosave({
    isDue: () => state().waiting.length > 0 || (savesItself && state().typed.size > 0),
    isAway: () => state().isAway,
    save,
  });

  return {
    ...saving,
    state,
    subscribe,
    type(id, field, text) {
      const { typed } = state();
      change({ typed: new Map(typed).set(id, { ...typed.get(id), [field]: text }) });
    },
    choose(key, value) {
      const sheet = findSheet();
      if (!sheet) return;
      change({ waiting: withChoice(changed(sheet), key, value, { now: new Date(), newId }) });
      saving.schedule();
    },
  };
}

/** A broken server may save once it is mended. */
const isAway = (error: unknown): boolean =>
  saveFailureOf(error) === "away" || (error instanceof ApiError && error.status >= 500);
