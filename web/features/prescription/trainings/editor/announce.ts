import { toast } from "../../../../ui/toast.ts";
import type { TrainingsChange } from "./training-changes.ts";
import type { ChangeOutcome, TrainingsEditor } from "./trainings-editor.ts";

/** The quiet "Salvo às 10:42" tells enough of a small change that succeeded. */
export interface ChangeTexts {
  readonly saved?: string;
  /** Absent: the toast offers no undoing. */
  readonly undoable?: string;
  /** Takes back more than the change. */
  readonly onUndo?: () => void;
  /** Precedes the server's reason; absent: the reason alone. */
  readonly failed?: string;
  /** Another window removed the changed training or row. */
  readonly gone?: string;
}

const GONE = "O treino ou exercício foi removido em outra janela.";
const UNDONE: ChangeTexts = { failed: "Não foi possível desfazer" };

export async function makeChange(
  editor: Pick<TrainingsEditor, "change">,
  change: TrainingsChange,
  texts: ChangeTexts,
): Promise<ChangeOutcome> {
  const outcome = await editor.change(change);
  announce(outcome, texts);
  return outcome;
}

export const undoLast = (editor: Pick<TrainingsEditor, "undo">) => announceUndone(editor.undo());

export function announce(outcome: ChangeOutcome, { saved, undoable, onUndo, failed, gone = GONE }: ChangeTexts): void {
  if (outcome.outcome === "gone") toast.failure(null, gone);
  else if (outcome.outcome === "refused") {
    if (failed) toast.failureWithReason(outcome.error, failed);
    else toast.failure(outcome.error);
  } else if (outcome.outcome === "saved" && saved) {
    if (!undoable) toast.success(saved);
    else {
      const undo = () => {
        announceUndone(outcome.undo());
        onUndo?.();
      };
      toast.undoable({ title: saved, message: undoable, onUndo: undo });
    }
  }
}

const announceUndone = (undone: Promise<ChangeOutcome> | null) =>
  void undone?.then((outcome) => announce(outcome, UNDONE));
