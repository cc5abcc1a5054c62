import { useState } from "react";
import { keysOf, tabOf, type ValueKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { recordOf } from "#domain/record.ts";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import { useSheet } from "./use-evaluation.ts";
import { blockersOf } from "./values.ts";

/** Marks missing fields, because the trainer asks; the footer says how it went. */
export function useSave() {
  const { state, dispatch, flush } = useSheet();
  const [saving, setSaving] = useState(false);

  const showTabOf = (key: ValueKey) => {
    const tab = tabOf(key);
    if (tab) dispatch({ type: "opened_tab", tab });
  };

  const save = async (): Promise<boolean> => {
    const blockers = blockersOf(state().values);
    const [first] = blockers;
    if (first) {
      dispatch({ type: "marked", errors: recordOf(blockers.map(({ key, message }) => [key, message])) });
      showTabOf(first.key);
      focusFirstError({ [first.key]: first.message });
      return false;
    }
    setSaving(true);
    const outcome = await flush();
    setSaving(false);
    if (!outcome.saved) {
      const [refused] = keysOf(state().errors).filter((key) => state().errors[key]);
      if (refused) showTabOf(refused);
      focusFirstError(state().errors);
    }
    return outcome.saved;
  };

  return { save, saving };
}
