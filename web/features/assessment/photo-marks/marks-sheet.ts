import type { EvaluationExchange, FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import {
  changedMarks,
  type Markings,
  markFields,
  markingsOf,
} from "#domain/assessment/posture/photo-measures/mark-fields.ts";
import { type Autosave, autosave } from "../../../ui/form/autosave.ts";
import { saveFailureOf } from "../../../ui/form/save-failure.ts";
import { createStore } from "../../../ui/store.ts";
import { madeChange, type Standing } from "../evaluation-changes/made-changes.ts";
import { waitingFields } from "./waiting-marks.ts";

export interface MarksState {
  readonly markings: Markings;
  /** Changes that the server has not confirmed. */
  readonly waiting: readonly FieldChangeDraft[];
  readonly isKept: boolean;
  /** `away`: no answer came. */
  readonly problem: "away" | "refused" | null;
}

interface Options {
  readonly stored: Markings;
  readonly findStanding: () => Standing;
  /** As the server has them after an exchange. */
  readonly findStored: () => Markings;
  readonly readWaiting: () => Promise<readonly FieldChangeDraft[]>;
  readonly keep: (waiting: readonly FieldChangeDraft[]) => Promise<boolean>;
  readonly onWaiting: (waiting: readonly FieldChangeDraft[]) => void;
  readonly exchange: (body: EvaluationExchange) => Promise<RefusedChanges>;
  readonly deviceId: () => string;
  readonly newId: () => string;
}

export interface MarksSheet extends Autosave<boolean> {
  readonly state: () => MarksState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A point that is still dragged is no change yet. */
  readonly mark: (markings: Markings, isOver: boolean) => void;
  readonly choose: (field: string, value: string) => void;
}

/** Each mark is a change of its own, which waits until the server confirms it. */
export function marksSheet(options: Options): MarksSheet {
  const { stored, findStanding, findStored, readWaiting, keep, onWaiting, exchange, deviceId, newId } = options;
  const {
    read: state,
    write,
    subscribe,
  } = createStore<MarksState>({
    markings: stored,
    waiting: [],
    isKept: false,
    problem: null,
  });
  const change = (part: Partial<MarksState>) => write({ ...state(), ...part });
  let told = markFields(stored);
  const lay = (waiting: readonly FieldChangeDraft[], base: Markings) => {
    told = { ...markFields(base), ...waitingFields(waiting) };
    change({ waiting, markings: markingsOf(told) });
  };
  const loaded = readWaiting()
    .then((kept) => {
      const typed = state().waiting;
      const waiting = [...kept.filter(({ field }) => !typed.some((one) => one.field === field)), ...typed];
      change({ waiting, isKept: kept.length > 0 });
    })
    .catch(() => undefined);

  let last = loaded;
  const store = () => {
    last = last.then(async () => change({ isKept: await keep(state().waiting).catch(() => false) }));
    return last;
  };
  const add = (fields: readonly (readonly [string, string])[]) => {
    const moment = { now: new Date(), newId };
    const changed = { standing: findStanding(), waiting: state().waiting };
    const made = fields.map(([field, value]) => madeChange(changed, field, value, moment));
    const waiting = [...changed.waiting.filter(({ field }) => !made.some((one) => one.field === field)), ...made];
    told = { ...told, ...waitingFields(made) };
    change({ waiting });
    onWaiting(waiting);
    void store();
    saving.schedule();
  };

  const save = async (): Promise<boolean> => {
    await last;
    const { waiting: sent } = state();
    if (sent.length === 0) return true;
    try {
      const refused = await exchange({ device_id: deviceId(), changes: [...sent] });
      const ids = new Set(sent.map(({ id }) => id));
      lay(
        state().waiting.filter(({ id }) => !ids.has(id)),
        findStored(),
      );
      change({ problem: refused.length > 0 ? "refused" : null });
      await store();
      onWaiting(state().waiting);
      return refused.length === 0;
    } catch (error) {
      change({ problem: saveFailureOf(error) === "away" ? "away" : "refused" });
      return false;
    }
  };

  const saving = autosave({
    isDue: () => state().waiting.length > 0,
    isAway: () => state().problem === "away",
    save,
  });

  return {
    ...saving,
    state,
    subscribe,
    mark(markings, isOver) {
      change({ markings });
      if (!isOver) return;
      const fields = changedMarks(told, markFields(markings));
      if (fields.length > 0) add(fields);
    },
    choose(field, value) {
      change({ markings: markingsOf({ ...markFields(state().markings), [field]: value }) });
      add([[field, value]]);
    },
  };
}
