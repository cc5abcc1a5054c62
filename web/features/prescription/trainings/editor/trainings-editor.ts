import type { Training } from "#contract/prescription/trainings.ts";
import { sentenceOf } from "../../../../api/api-error.ts";
import { type NewIds, newIds } from "./new-ids.ts";
import { isSamePrescription } from "./same-prescription.ts";
import { saveFailureOf } from "./save-failure.ts";
import type { TrainingsChange } from "./training-changes.ts";
import { type TrainingBody, toDraft } from "./training-draft.ts";
import { undoChange } from "./undo-change.ts";

/** The trainings of a cycle or of an entry of the library, as of a version. */
export interface SavedTrainings {
  readonly lockVersion: number;
  readonly trainings: readonly Training[];
}

/** Where trainings are saved. Both answer what is stored then. */
export interface TrainingsStore {
  readonly save: (body: { lock_version: number; trainings: TrainingBody[] }) => Promise<SavedTrainings>;
  readonly reload: () => Promise<SavedTrainings>;
}

export type ChangeOutcome =
  | { readonly outcome: "saved"; readonly undo: () => Promise<ChangeOutcome> }
  /** The changed training or row was removed elsewhere. */
  | { readonly outcome: "gone" }
  | { readonly outcome: "refused"; readonly error: unknown }
  /** Given up by a person after a conflict, or there was nothing to change. */
  | { readonly outcome: "withdrawn" };

/** `waiting`: no answer came, it is sent again by itself. `conflict`: another window saved first, and a person decides. */
type SavingStatus = "saved" | "saving" | "waiting" | "conflict";

export interface EditorState {
  /** As shown: what is saved, with the changes that are not yet. */
  readonly trainings: readonly Training[];
  readonly status: SavingStatus;
  /** The server's sentence while it is waiting or in conflict. */
  readonly problem?: string;
  readonly savedAt: Date | null;
}

/** Shows changes at once and saves them in order, one request at a time. Changes made meanwhile go together in the next one. */
export interface TrainingsEditor extends Pick<NewIds, "idOf" | "keyOf"> {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the change is saved, or when it is clear that it never will be. */
  readonly change: (change: TrainingsChange) => Promise<ChangeOutcome>;
  /** Takes back the last change that can be taken back; null when there is none. */
  readonly undo: () => Promise<ChangeOutcome> | null;
  /** Takes over what was saved by other means, if it is newer. */
  readonly receive: (newer: SavedTrainings) => void;
  /** After a conflict: reads the newer version and makes the waiting changes to it. */
  readonly reapply: () => Promise<void>;
  /** Gives up a change that a conflict holds back. */
  readonly withdraw: (change: TrainingsChange) => void;
  /** Sends now what waits for an answer. */
  readonly retry: () => void;
  /** Resolves when everything is saved, or when saving waits for a connection or a person. */
  readonly settled: () => Promise<void>;
}

interface Waiting {
  readonly change: TrainingsChange;
  /** Takes the change back. */
  readonly back: TrainingsChange;
  readonly settle: (outcome: ChangeOutcome) => void;
}

/** Changes that go in one request, and the trainings that they make. */
interface Batch {
  readonly changes: readonly Waiting[];
  readonly trainings: readonly Training[];
}

const UNDO_STEPS = 50;
const RETRY_MS = [2_000, 5_000, 10_000, 30_000];

export function trainingsEditor(initial: SavedTrainings, store: TrainingsStore): TrainingsEditor {
  const { idOf, keyOf, learn } = newIds();
  const listeners = new Set<() => void>();
  let saved = initial;
  let state: EditorState = { trainings: initial.trainings, status: "saved", savedAt: null };
  let waiting: readonly Waiting[] = [];
  let undoable: readonly TrainingsChange[] = [];
  let isRunning = false;
  /** Sent, but no answer came: it may be stored or not, so it is sent again unchanged. */
  let unanswered: Batch | null = null;
  /** So many changes go alone: one of them was refused, and only that one is to be taken back. */
  let alone = 0;
  /** How often in a row no answer came, and the time until it is sent again. */
  let attempts = 0;
  let pause: Promise<void> = Promise.resolve();
  let wake = () => {};

  function withChanges(changes: readonly Waiting[]) {
    let { trainings } = saved;
    const gone = changes.filter(({ change }) => {
      const changed = change(trainings, idOf);
      if (changed) trainings = changed;
      return changed === null;
    });
    return { trainings, gone };
  }

  function show(part: Partial<Omit<EditorState, "trainings">> = {}) {
    const { problem: _former, ...former } = state;
    state = { ...former, ...part, trainings: withChanges(waiting).trainings };
    for (const listener of listeners) listener();
  }

  function settle(ended: readonly Waiting[], outcomeOf: (one: Waiting) => ChangeOutcome) {
    waiting = waiting.filter((one) => !ended.includes(one));
    for (const one of ended) {
      const outcome = outcomeOf(one);
      if (outcome.outcome !== "saved") forget(one.back);
      one.settle(outcome);
    }
  }

  const forget = (back: TrainingsChange) => {
    undoable = undoable.filter((one) => one !== back);
  };

  function takeAnswer({ changes, trainings }: Batch, answer: SavedTrainings) {
    learn(trainings, answer.trainings);
    saved = answer;
    unanswered = null;
    attempts = 0;
    alone = Math.max(0, alone - changes.length);
    settle(changes, ({ back }) => ({ outcome: "saved", undo: () => takeBack(back) }));
    show({ status: waiting.length > 0 ? "saving" : "saved", savedAt: new Date() });
  }

  function nextBatch(): Batch {
    if (unanswered) return unanswered;
    const next = waiting.slice(0, alone > 0 ? 1 : waiting.length);
    const { trainings, gone } = withChanges(next);
    if (gone.length > 0) {
      settle(gone, () => ({ outcome: "gone" }));
      show({ status: waiting.length > 0 ? "saving" : "saved" });
    }
    return { changes: next.filter((one) => !gone.includes(one)), trainings };
  }

  async function handleFailure(error: unknown, batch: Batch) {
    const failure = saveFailureOf(error);
    if (failure === "away") {
      unanswered = batch;
      pause = waitFor(RETRY_MS[Math.min(attempts++, RETRY_MS.length - 1)]);
      return show({ status: "waiting", problem: sentenceOf(error) });
    }
    const latest = unanswered && failure === "conflict" ? await store.reload().catch(() => null) : null;
    unanswered = null;
    // The version changed because the save without an answer was stored.
    if (latest && isSamePrescription(latest.trainings, batch.trainings)) return takeAnswer(batch, latest);
    if (failure === "conflict") return show({ status: "conflict", problem: sentenceOf(error) });
    if (batch.changes.length > 1) {
      alone = batch.changes.length;
      return;
    }
    alone = Math.max(0, alone - 1);
    settle(batch.changes, () => ({ outcome: "refused", error }));
    show({ status: waiting.length > 0 ? "saving" : "saved" });
  }

  const isHeld = () => state.status === "conflict";

  async function run(): Promise<void> {
    if (isRunning || isHeld()) return;
    isRunning = true;
    // The change is drawn before its request is made.
    await new Promise((drawn) => setTimeout(drawn));
    while (waiting.length > 0 && !isHeld()) {
      const batch = nextBatch();
      if (batch.changes.length === 0) continue;
      try {
        takeAnswer(batch, await store.save(bodyOf(saved.lockVersion, batch)));
      } catch (error) {
        await handleFailure(error, batch);
      }
      if (unanswered) await pause;
    }
    isRunning = false;
  }

  const waitFor = (ms: number | undefined) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function enqueue(change: TrainingsChange, isUndoable: boolean): Promise<ChangeOutcome> {
    const before = state.trainings;
    const after = change(before, idOf);
    if (after === null) return Promise.resolve({ outcome: "gone" });
    if (after === before) return Promise.resolve({ outcome: "withdrawn" });
    const back = undoChange(before, after);
    if (isUndoable) undoable = [...undoable, back].slice(-UNDO_STEPS);
    return new Promise((resolve) => {
      waiting = [...waiting, { change, back, settle: resolve }];
      show(state.status === "saved" ? { status: "saving" } : state);
      void run();
    });
  }

  const takeBack = (back: TrainingsChange) => {
    forget(back);
    return enqueue(back, false);
  };

  return {
    idOf,
    keyOf,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => enqueue(change, true),
    undo() {
      const back = undoable.findLast((one) => one(state.trainings, idOf) !== null);
      return back ? takeBack(back) : null;
    },
    receive(newer) {
      if (isRunning || newer.lockVersion <= saved.lockVersion) return;
      saved = newer;
      show();
    },
    async reapply() {
      saved = await store.reload();
      show({ status: waiting.length > 0 ? "saving" : "saved" });
      void run();
    },
    withdraw(change) {
      if (state.status !== "conflict") return;
      settle(
        waiting.filter((one) => one.change === change),
        () => ({ outcome: "withdrawn" }),
      );
      show();
    },
    retry: () => wake(),
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (state.status === "saving") return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

const bodyOf = (lockVersion: number, { trainings }: Batch) => ({
  lock_version: lockVersion,
  trainings: trainings.map(toDraft),
});
