import { createStore } from "../../../../ui/store.ts";
import {
  type EditorAction,
  type EditorState,
  type Onwards,
  opened,
  type Pending,
  reduce,
  type SavedTrainings,
} from "./editor-state.ts";
import { type IdOf, idIn, newIds } from "./new-ids.ts";
import { type TrainingsChange, undoChange } from "./training-changes.ts";
import { type ChangeEnd, type TrainingsSource, trainingsSaving } from "./trainings-saving.ts";

export type ChangeOutcome =
  | { readonly outcome: "saved"; readonly undo: () => Promise<ChangeOutcome> }
  | { readonly outcome: "gone" }
  | { readonly outcome: "refused"; readonly error: unknown }
  /** A person gave it up after a conflict, or there was nothing to change. */
  | { readonly outcome: "withdrawn" };

/** Its state is kept outside React, so that a change renders what it changes. */
export interface TrainingsEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: EditorAction) => void;
  /** For a training or row until it is stored. */
  readonly newId: () => number;
  readonly idOf: IdOf;
  /** The id under which a training or row appeared on this screen. */
  readonly keyOf: IdOf;
  /** Resolves when the change is saved, or when it is clear that it never will be. */
  readonly change: (change: TrainingsChange) => Promise<ChangeOutcome>;
  /** Null when nothing can be taken back. */
  readonly undo: () => Promise<ChangeOutcome> | null;
  /** Takes over what was saved by other means, if it is newer. */
  readonly receive: (newer: SavedTrainings) => void;
  /** Makes what was saved by other means undoable: `back` takes it back. */
  readonly undoWith: (back: TrainingsChange) => () => Promise<ChangeOutcome>;
  /** After a conflict: reads the newer version and makes the pending changes to it. */
  readonly reapply: () => Promise<void>;
  /** Gives up a change that a conflict holds back. */
  readonly withdraw: (change: TrainingsChange) => void;
  readonly retry: () => void;
  /** Resolves when everything is saved, or when saving waits for a connection or a person. */
  readonly whenSaved: () => Promise<void>;
}

export function trainingsEditor(initial: SavedTrainings, source: TrainingsSource): TrainingsEditor {
  const { read: state, write, subscribe } = createStore(opened(initial));
  const dispatch = (action: EditorAction) => write(reduce(state(), action));
  const resolvers = new Map<Pending, (outcome: ChangeOutcome) => void>();
  const newId = newIds();
  const idOf: IdOf = (id) => idIn(state().ids)(id);

  function resolve(changes: readonly Pending[], outcomeOf: (one: Pending) => ChangeOutcome) {
    for (const one of changes) {
      resolvers.get(one)?.(outcomeOf(one));
      resolvers.delete(one);
    }
  }

  function enqueue(change: TrainingsChange, isUndoable: boolean, onwards?: Onwards): Promise<ChangeOutcome> {
    const trainings = state().trainings;
    const changed = change(trainings, idOf);
    if (changed === null) return Promise.resolve({ outcome: "gone" });
    if (changed === trainings) return Promise.resolve({ outcome: "withdrawn" });
    const pending = { change, back: undoChange(trainings, changed, newId), onwards };
    return new Promise((resolve) => {
      resolvers.set(pending, resolve);
      dispatch({ type: "changed", pending, isUndoable });
      void saving.run();
    });
  }

  /** A change without an answer may have been made in any of the later weeks. */
  function undoBy(back: TrainingsChange) {
    const { changedWeeks, pending } = state();
    const sent = pending.find((one) => one.back === back)?.onwards;
    dispatch({ type: "undone", back });
    return enqueue(back, false, changedWeeks.get(back) ?? sent);
  }

  const outcomeOf =
    (end: ChangeEnd) =>
    ({ back }: Pending): ChangeOutcome => {
      if (end === "saved") return { outcome: "saved", undo: () => undoBy(back) };
      return end === "gone" ? { outcome: "gone" } : { outcome: "refused", error: end.refused };
    };

  const saving = trainingsSaving({
    source,
    state,
    dispatch,
    onEnd: (changes, end) => resolve(changes, outcomeOf(end)),
  });

  return {
    state,
    subscribe,
    dispatch,
    newId,
    idOf,
    keyOf: (id) => state().ids.first.get(id) ?? id,
    change: (change) => enqueue(change, true, state().isOnwards || undefined),
    undo() {
      const back = state().undoable.findLast((one) => one(state().trainings, idOf) !== null);
      return back ? undoBy(back) : null;
    },
    receive(newer) {
      if (saving.isRunning() || newer.lockVersion <= state().saved.lockVersion) return;
      dispatch({ type: "received", saved: newer });
    },
    undoWith(back) {
      dispatch({ type: "undoable", back });
      return () => undoBy(back);
    },
    async reapply() {
      dispatch({ type: "reloaded", saved: await source.reload() });
      void saving.run();
    },
    withdraw(change) {
      if (state().status !== "conflict") return;
      const changes = state().pending.filter((one) => one.change === change);
      if (changes.length === 0) return;
      dispatch({ type: "dropped", changes });
      resolve(changes, () => ({ outcome: "withdrawn" }));
    },
    retry: saving.retryNow,
    whenSaved: () =>
      new Promise((resolve) => {
        const look = () => {
          if (state().status === "saving") return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
  };
}
