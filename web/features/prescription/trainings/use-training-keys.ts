import { useEffect } from "react";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";
import { openTraining, type TrainingContext } from "./editor/training-context.ts";

const quickField = () => document.querySelector<HTMLElement>("[data-quick] input");

/** So many frames a tab may take to be drawn. */
const PATIENCE = 60;

function focusQuickField(trainingId: number, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-quick="${trainingId}"] input`);
    if (field) field.focus();
    else if (frames > 0) focusQuickField(trainingId, frames - 1);
  });
}

/** A figure counts as typed once it differs from what is saved; another field while it has a text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  return target.dataset.cell === undefined ? target.value !== "" : target.value !== target.defaultValue;
}

/** Opens the tab so many trainings on, and leads to its field of a new exercise. */
function stepTab(context: TrainingContext, step: 1 | -1): void {
  const { trainings } = context.plan;
  const place = trainings.findIndex(({ id }) => id === openTraining(context)?.id);
  const next = trainings[place + step];
  if (!next) return;
  void context.go({ trainingId: next.id });
  focusQuickField(next.id);
}

function actionOf(event: KeyboardEvent, context: TrainingContext): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z")
    return isTyping(target) ? undefined : context.undo;
  if (altKey && (key === "PageUp" || key === "PageDown")) return () => stepTab(context, key === "PageUp" ? -1 : 1);
  return key === "/" && !isTyping(target) ? () => quickField()?.focus() : undefined;
}

/**
 * The keys of the whole editor, while no form is open over it: Ctrl-Z or ⌘Z undoes, "/" leads to the field of a new exercise, Alt
 * with Page Up or Page Down to another training.
 */
export function useTrainingKeys(context: TrainingContext) {
  useEffect(() => {
    if (context.readOnly) return;
    const onKey = (event: KeyboardEvent) => {
      const act = isOnlyDialog() ? actionOf(event, context) : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
