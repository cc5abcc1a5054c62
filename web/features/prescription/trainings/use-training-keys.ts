import { useEffect, useMemo } from "react";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { undoLast } from "./editor/announce.ts";
import { useGoTo } from "./editor/training-place.ts";
import { useEditor, useOpenTraining, usePlan } from "./editor/use-trainings.ts";
import { focusQuickField, quickField } from "./rows/quick-field.ts";
import { useNewTraining } from "./use-new-training.ts";

interface Actions {
  readonly undo: () => void;
  readonly stepTab: (step: 1 | -1) => void;
  readonly addTraining: () => void;
}

/** A figure counts as typed once it differs from what is saved; another field while it has a text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  return target.dataset.cell === undefined ? target.value !== "" : target.value !== target.defaultValue;
}

function actionOf(event: KeyboardEvent, { undo, stepTab, addTraining }: Actions): (() => void) | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z") return isTyping(target) ? undefined : undo;
  if (altKey && (key === "PageUp" || key === "PageDown")) return () => stepTab(key === "PageUp" ? -1 : 1);
  // The key: with Option a Mac writes a tilde.
  if (altKey && !ctrlKey && code === "KeyN") return addTraining;
  return key === "/" && !isTyping(target) ? () => quickField()?.focus() : undefined;
}

/**
 * While no form is open: Ctrl-Z or ⌘Z undoes, "/" leads to a new exercise, Alt with Page Up or Page Down to another training, Alt+N to a
 * new one.
 */
export function useTrainingKeys() {
  const editor = useEditor();
  const { readOnly } = usePlan();
  const go = useGoTo();
  const openId = useOpenTraining(({ id }) => id);
  const { reason, add } = useNewTraining();
  const actions = useMemo(
    (): Actions => ({
      undo: () => undoLast(editor),
      stepTab: (step) => {
        const { trainings } = editor.state();
        const next = trainings[trainings.findIndex(({ id }) => id === openId) + step];
        if (!next) return;
        void go({ trainingId: next.id });
        focusQuickField(next.id);
      },
      addTraining: () => reason === null && add(),
    }),
    [editor, go, openId, reason, add],
  );
  useEffect(() => {
    if (readOnly) return;
    const onKey = (event: KeyboardEvent) => {
      const act = actionOf(event, actions);
      // Looking for other dialogs takes longer than most keys.
      if (!act || !isOnlyDialog()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [readOnly, actions]);
}
