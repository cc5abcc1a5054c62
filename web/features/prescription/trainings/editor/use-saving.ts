import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { TypedPrescription } from "#domain/training/entry/fields.ts";
import { toast } from "../../../../ui/toast.ts";
import type { NewIds } from "./new-ids.ts";
import type { TrainingsChange } from "./training-changes.ts";
import {
  type ChangeOutcome,
  type EditorState,
  type SavedTrainings,
  type TrainingsEditor,
  type TrainingsStore,
  trainingsEditor,
} from "./trainings-editor.ts";

/** What is said about a change. The quiet "Salvo às 10:42" says enough of a small one that succeeded. */
export interface ChangeWords {
  readonly saved?: string;
  /** What was changed, beside "Desfazer"; absent: the toast offers no undoing. */
  readonly undoable?: string;
  /** Stands before the server's reason; absent: the reason alone. */
  readonly failed?: string;
  /** The changed training or row was removed elsewhere. */
  readonly gone?: string;
}

/** Figures of rows, by the rows' keys, that were typed and cannot be saved yet. They outlive the row's tab. */
export type RowDrafts = Map<number, Partial<TypedPrescription>>;

/** Trainings that are changed on screen at once and saved behind it. */
export interface Saving extends EditorState, Pick<NewIds, "idOf" | "keyOf"> {
  readonly drafts: RowDrafts;
  readonly change: (change: TrainingsChange, words: ChangeWords) => Promise<ChangeOutcome>;
  readonly undo: () => void;
  readonly withdraw: (change: TrainingsChange) => void;
  readonly reapply: () => Promise<void>;
  readonly retry: () => void;
  readonly settled: () => Promise<void>;
  /** Nothing would be lost by leaving. */
  readonly isSaved: () => boolean;
}

const GONE = "O treino ou exercício foi removido em outra janela.";
const NOTHING: EditorState = { trainings: [], status: "saved", savedAt: null };
const never = () => () => {};
const nothing = () => NOTHING;

/**
 * Edits trainings as they were read; undefined until they are. A newer version that is read later is taken over. The store is
 * that of the first reading: another cycle needs another component.
 */
export function useSaving(saved: SavedTrainings | undefined, store: TrainingsStore): Saving | undefined {
  const [editor, setEditor] = useState<TrainingsEditor>();
  if (saved && !editor) setEditor(trainingsEditor(saved, store));
  const state = useSyncExternalStore(editor?.subscribe ?? never, editor?.state ?? nothing);
  const retry = editor?.retry;

  useEffect(() => {
    if (editor && saved) editor.receive(saved);
  }, [editor, saved]);
  useEffect(() => {
    if (!retry) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);

  const actions = useMemo(() => editor && actionsOf(editor), [editor]);
  return useMemo(() => actions && { ...actions, ...state }, [actions, state]);
}

function actionsOf(editor: TrainingsEditor) {
  const { idOf, keyOf, withdraw, retry, settled } = editor;
  const drafts: RowDrafts = new Map();
  return {
    drafts,
    idOf,
    keyOf,
    withdraw,
    retry,
    settled,
    change: async (change: TrainingsChange, words: ChangeWords) => {
      const outcome = await editor.change(change);
      say(outcome, words);
      return outcome;
    },
    undo: () => sayUndone(editor.undo()),
    reapply: () => editor.reapply().catch(toast.failure),
    isSaved: () => editor.state().status === "saved" && drafts.size === 0,
  };
}

const UNDONE: ChangeWords = { failed: "Não foi possível desfazer" };

function say(outcome: ChangeOutcome, { saved, undoable, failed, gone = GONE }: ChangeWords): void {
  if (outcome.outcome === "gone") toast.failure(null, gone);
  else if (outcome.outcome === "refused") {
    if (failed) toast.failureWithReason(outcome.error, failed);
    else toast.failure(outcome.error);
  } else if (outcome.outcome === "saved" && saved) {
    if (!undoable) toast.success(saved);
    else toast.undoable({ title: saved, message: undoable, onUndo: () => sayUndone(outcome.undo()) });
  }
}

const sayUndone = (undone: Promise<ChangeOutcome> | null) => void undone?.then((outcome) => say(outcome, UNDONE));
