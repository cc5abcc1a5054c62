import { useRef } from "react";
import { sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import type { Cycle } from "../cycles/cycle-data.ts";
import { Gone, isStale, usePrescribe } from "./data.ts";
import type { TrainingsChange } from "./training-changes.ts";
import type { TrainingContext } from "./training-context.ts";

interface Words {
  readonly saved: string;
  readonly failed: string;
  /** Shown when the changed training or row was removed elsewhere. */
  readonly gone: string;
}

/** After saving, the form closes or is filled in again for the next one. */
export type AfterSaving = "close" | "continue";

/** Saves a form's change to the cycle and shows the result. After a conflict, `reapply` makes the change to the newer version. */
export function useSaveTrainings(
  context: TrainingContext,
  words: Words,
  onSaved: (cycle: Cycle, after: AfterSaving) => void,
) {
  const prescribe = usePrescribe(context.path);
  const saved = useRef(false);
  const last = useRef<Parameters<typeof save>>(null);

  const save = (change: TrainingsChange, after: AfterSaving = "close") => {
    last.current = [change, after];
    prescribe.mutateAsync(change).then(
      (cycle) => {
        saved.current = after === "close";
        toast.success(words.saved);
        onSaved(cycle, after);
      },
      (error: unknown) => {
        if (error instanceof Gone) return toast.failure(error, words.gone);
        if (!isStale(error)) toast.failureWithReason(error, words.failed);
      },
    );
  };

  const reapply = async () => {
    await context.reload();
    if (last.current) save(...last.current);
  };

  return {
    save,
    reapply,
    conflict: isStale(prescribe.error) ? sentenceOf(prescribe.error) : undefined,
    busy: prescribe.isPending,
    isSaved: () => saved.current,
  };
}
