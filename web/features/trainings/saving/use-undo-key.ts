import { useEffect } from "react";
import { isOnlyDialog } from "../../../ui/dialog/top-dialog.ts";

/** A field with a text in it has its own way of undoing what is typed. */
const isTyping = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== "";

/** Ctrl-Z, on a Mac ⌘Z, outside a form that is open and a field that is being filled in. */
export function useUndoKey(undo: (() => void) | undefined) {
  useEffect(() => {
    if (!undo) return;
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!isUndo || isTyping(event.target) || !isOnlyDialog()) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [undo]);
}
