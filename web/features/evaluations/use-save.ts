import { useState } from "react";
import { toast } from "../../ui/toast.ts";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import { useSheet } from "./use-evaluation.ts";
import { obstaclesTo } from "./values.ts";

/** Saving because the trainer asked: it says what is missing, and how it went. Answers whether it is saved. */
export function useSave() {
  const { state, dispatch, flush } = useSheet();
  const [saving, setSaving] = useState(false);

  const save = async (): Promise<boolean> => {
    const obstacles = obstaclesTo(state().values);
    const [first] = obstacles;
    if (first) {
      dispatch({ type: "marked", errors: Object.fromEntries(obstacles.map(({ key, message }) => [key, message])) });
      focusFirstError({ [first.key]: first.message });
      toast.warning(first.sentence);
      return false;
    }
    setSaving(true);
    const outcome = await flush();
    setSaving(false);
    if (outcome.saved) {
      toast.success("Avaliação salva com sucesso");
      return true;
    }
    focusFirstError(state().errors);
    toast.failureWithReason(outcome.error, "Erro ao salvar avaliação");
    return false;
  };

  return { save, saving };
}
