import { createStore } from "../../../../ui/store.ts";
import { type EvaluationState, type EvaluationStore, reduce } from "./evaluation-state.ts";

/**
 * Kept outside React: a keystroke renders one field, and a save reads the newest values. All that is drawn beside the fields follows a
 * keystroke in a task of its own, so that the letter is there first; any other action is drawn at once.
 */
export interface SheetStore extends EvaluationStore {
  /** `subscribe` tells of it: the state before a keystroke until all follows it. */
  readonly shown: () => EvaluationState;
  readonly subscribeToTyped: EvaluationStore["subscribe"];
  /** Does not wait for the task. */
  readonly showTyped: () => void;
}

export function sheetStore(initial: EvaluationState): SheetStore {
  const typed = createStore(initial);
  const shown = createStore(initial);
  let following: ReturnType<typeof setTimeout> | undefined;
  const showTyped = () => {
    clearTimeout(following);
    following = undefined;
    if (shown.read() !== typed.read()) shown.write(typed.read());
  };
  return {
    state: typed.read,
    dispatch(action) {
      typed.write(reduce(typed.read(), action));
      if (action.type === "typed") following ??= setTimeout(showTyped);
      else showTyped();
    },
    shown: shown.read,
    subscribe: shown.subscribe,
    subscribeToTyped: typed.subscribe,
    showTyped,
  };
}
