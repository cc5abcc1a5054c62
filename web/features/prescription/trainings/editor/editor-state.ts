import { replaceEqualDeep } from "@tanstack/react-query";
import type { Training } from "#contract/prescription/trainings.ts";
import type { TypedPrescription } from "#domain/training/entry/fields.ts";
import { type IdsOfNew, idIn, NO_NEW_IDS, withAnsweredIds } from "./new-ids.ts";
import type { TrainingsChange } from "./training-changes.ts";

export interface SavedTrainings {
  readonly lockVersion: number;
  readonly trainings: readonly Training[];
  /** The later weeks that a save changed as well. */
  readonly changedWeeks?: readonly number[] | undefined;
}

/** Later weeks that a change is made in too: all, or those that its undoing goes back to. */
export type Onwards = true | readonly number[];

export const NOTHING_READ: SavedTrainings = { lockVersion: -1, trainings: [] };

export interface Pending {
  readonly change: TrainingsChange;
  readonly back: TrainingsChange;
  /** Absent: this week alone. */
  readonly onwards?: Onwards | undefined;
}

export interface Batch {
  readonly changes: readonly Pending[];
  readonly trainings: readonly Training[];
}

/** `waiting`: no answer came, it is sent again by itself. `conflict`: another window saved first, and a person decides. */
type SavingStatus = "saved" | "saving" | "waiting" | "conflict";

/** Figures of a row that were typed and cannot be saved yet. */
export type RowDraft = Partial<TypedPrescription>;

export interface EditorState {
  /** Includes the pending changes. Parts that a change leaves alone stay the same objects. */
  readonly trainings: readonly Training[];
  readonly saved: SavedTrainings;
  readonly ids: IdsOfNew;
  readonly status: SavingStatus;
  /** The server's sentence while it is waiting or in conflict. */
  readonly problem: string | undefined;
  readonly savedAt: Date | null;
  readonly pending: readonly Pending[];
  /** The newest last. */
  readonly undoable: readonly TrainingsChange[];
  /** Sent, but no answer came: it may be stored or not, so it is sent again unchanged. */
  readonly unanswered: Batch | null;
  /** One of them was refused: sent alone, only that one is taken back. */
  readonly alone: number;
  /** By the rows' keys. They outlive the row's tab. */
  readonly drafts: ReadonlyMap<number, RowDraft>;
  /** Whether changes are made in the later weeks too. */
  readonly isOnwards: boolean;
  /** By the changes that take back what changed these later weeks. */
  readonly changedWeeks: ReadonlyMap<TrainingsChange, readonly number[]>;
}

export type EditorAction =
  | { readonly type: "received"; readonly saved: SavedTrainings }
  | { readonly type: "changed"; readonly pending: Pending; readonly isUndoable: boolean }
  | { readonly type: "answered"; readonly batch: Batch; readonly saved: SavedTrainings; readonly at: Date }
  | { readonly type: "unanswered"; readonly batch: Batch; readonly problem: string }
  | { readonly type: "conflicted"; readonly problem: string }
  | { readonly type: "split"; readonly batch: Batch }
  /** They never will be saved. */
  | { readonly type: "dropped"; readonly changes: readonly Pending[] }
  | { readonly type: "undoable"; readonly back: TrainingsChange }
  | { readonly type: "undone"; readonly back: TrainingsChange }
  | { readonly type: "reloaded"; readonly saved: SavedTrainings }
  | { readonly type: "aimed"; readonly isOnwards: boolean }
  | { readonly type: "drafted"; readonly key: number; readonly draft: RowDraft };

const MAX_UNDO_STEPS = 50;

export const opened = (saved: SavedTrainings): EditorState => ({
  trainings: saved.trainings,
  saved,
  ids: NO_NEW_IDS,
  status: "saved",
  problem: undefined,
  savedAt: null,
  pending: [],
  undoable: [],
  unanswered: null,
  alone: 0,
  drafts: new Map(),
  isOnwards: false,
  changedWeeks: new Map(),
});

/** `gone` are the changes whose training or row was removed elsewhere. */
export function withChanges({ saved, ids }: EditorState, changes: readonly Pending[]) {
  const idOf = idIn(ids);
  let { trainings } = saved;
  const gone = changes.filter(({ change }) => {
    const changed = change(trainings, idOf);
    if (changed) trainings = changed;
    return changed === null;
  });
  return { trainings, gone };
}

export function reduce(state: EditorState, action: EditorAction): EditorState {
  const next = withKnownParts(state, reduced(state, action));
  if (next.saved === state.saved && next.pending === state.pending) return next;
  return { ...next, trainings: replaceEqualDeep(state.trainings, withChanges(next, next.pending).trainings) };
}

/** An answer's equal parts become the objects that are shown already, so that the next change compares only what it changed. */
function withKnownParts({ saved, trainings }: EditorState, next: EditorState): EditorState {
  if (next.saved === saved) return next;
  return { ...next, saved: { ...next.saved, trainings: replaceEqualDeep(trainings, next.saved.trainings) } };
}

function reduced(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "received":
      return { ...state, saved: action.saved };
    case "changed": {
      const { pending, isUndoable } = action;
      return {
        ...state,
        pending: [...state.pending, pending],
        status: state.status === "saved" ? "saving" : state.status,
        undoable: isUndoable ? withUndo(state, pending.back) : state.undoable,
      };
    }
    case "answered":
      return answered(state, action);
    case "unanswered":
      return { ...state, status: "waiting", problem: action.problem, unanswered: action.batch };
    case "conflicted":
      return { ...state, status: "conflict", problem: action.problem, unanswered: null };
    case "split":
      return { ...state, alone: action.batch.changes.length, unanswered: null };
    case "dropped":
      return dropped(state, action.changes);
    case "undoable":
      return { ...state, undoable: withUndo(state, action.back) };
    case "undone":
      return { ...state, undoable: state.undoable.filter((one) => one !== action.back) };
    case "reloaded":
      return resumed({ ...state, saved: action.saved });
    case "aimed":
      return { ...state, isOnwards: action.isOnwards };
    case "drafted":
      return { ...state, drafts: withDraft(state.drafts, action.key, action.draft) };
  }
}

const withUndo = ({ undoable }: EditorState, back: TrainingsChange) => [...undoable, back].slice(-MAX_UNDO_STEPS);

const resumed = (state: EditorState): EditorState => ({
  ...state,
  status: state.pending.length > 0 ? "saving" : "saved",
  problem: undefined,
});

const without = <One>(list: readonly One[], some: readonly One[]) => list.filter((one) => !some.includes(one));

function answered(state: EditorState, { batch, saved, at }: EditorAction & { readonly type: "answered" }): EditorState {
  return resumed({
    ...state,
    saved,
    ids: withAnsweredIds(state.ids, batch.trainings, saved.trainings),
    savedAt: at,
    changedWeeks: withChangedWeeks(state.changedWeeks, batch, saved),
    pending: without(state.pending, batch.changes),
    unanswered: null,
    alone: Math.max(0, state.alone - batch.changes.length),
  });
}

function withChangedWeeks(
  known: EditorState["changedWeeks"],
  { changes }: Batch,
  { changedWeeks = [] }: SavedTrainings,
): EditorState["changedWeeks"] {
  if (changedWeeks.length === 0) return known;
  return new Map([...known, ...changes.map(({ back }) => [back, changedWeeks] as const)].slice(-MAX_UNDO_STEPS));
}

function dropped(state: EditorState, changes: readonly Pending[]): EditorState {
  const next = {
    ...state,
    pending: without(state.pending, changes),
    undoable: without(
      state.undoable,
      changes.map(({ back }) => back),
    ),
    unanswered: null,
    alone: Math.max(0, state.alone - changes.length),
  };
  return state.status === "conflict" ? next : resumed(next);
}

function withDraft(drafts: EditorState["drafts"], key: number, draft: RowDraft) {
  const next = new Map(drafts);
  if (Object.keys(draft).length === 0) next.delete(key);
  else next.set(key, draft);
  return next;
}
