import { useEffect, useRef, useState } from "react";
import { type ChangeTexts, makeChange } from "./announce.ts";
import type { TrainingsChange } from "./training-changes.ts";
import { useEditor } from "./use-trainings.ts";

export type AfterSaving = "close" | "continue";

/** A form waits until it is saved, so that nothing typed is lost when it is refused or when another window saved first. */
export function useSaveTrainings(texts: ChangeTexts, onSaved: (after: AfterSaving) => void) {
  const editor = useEditor();
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const last = useRef<TrainingsChange>(null);
  // A form that is closed during a conflict is given up.
  useEffect(() => () => void (last.current && editor.withdraw(last.current)), [editor]);

  const save = async (made: TrainingsChange, after: AfterSaving = "close") => {
    last.current = made;
    setBusy(true);
    const { outcome } = await makeChange(editor, made, texts);
    setBusy(false);
    if (outcome !== "saved") return;
    saved.current = after === "close";
    onSaved(after);
  };

  return { save, busy, isSaved: () => saved.current };
}
