import { useNavigate, useRouter } from "@tanstack/react-router";

import { rememberOpener } from "./use-focus-back.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many steps back the page is over which something was opened. */
    stepsFromPage?: number;
  }
}

/** Search parameters to set; undefined takes one away. */
type Part = Readonly<Record<string, string | number | undefined>>;

/** The way back takes the browser a moment: whoever closes twice meanwhile still leaves only once. */
let isReturning = false;

/**
 * What stands open over a page, as the address has it. Opening is a step that the back button undoes; closing takes the steps back
 * instead of adding one, so that "Voltar" leads off the page at once, however many dialogs there were.
 */
export function useAddressSteps() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const taken = () => history.location.state.stepsFromPage ?? 0;
  const change = (part: Part) => (before: object) => ({ ...before, ...part });

  const stepIn = (part: Part) => {
    rememberOpener();
    return navigate({ to: ".", search: change(part), state: { stepsFromPage: taken() + 1 }, resetScroll: false });
  };
  const stay = (part: Part) =>
    navigate({ to: ".", search: change(part), state: true, replace: true, resetScroll: false });

  /** As many steps as were taken since the page; then the address says what it still does not. */
  function stepBack(steps: number, part: Part) {
    if (isReturning) return;
    if (steps === 0) return stay(part);
    isReturning = true;
    const wanted = history.location.state.__TSR_index - steps;
    const stop = history.subscribe(({ location }) => {
      stop();
      isReturning = false;
      // A question about unsaved work may have kept it where it was.
      if (location.state.__TSR_index === wanted && !says(location.search, part)) stay(part);
    });
    history.go(-steps);
  }

  return {
    /** Opens something over what is there. */
    stepIn,
    /** Changes what is open, or the page, without a step. */
    stay,
    /** Closes what was opened last. */
    stepOut: (part: Part) => stepBack(Math.min(1, taken()), part),
    /** Closes everything over the page. */
    leave: (part: Part) => stepBack(taken(), part),
    /** Of several steps within a dialog only the dialog's own is left: what was done cannot be undone by going back. */
    settle: (part: Part) => stepBack(Math.max(0, taken() - 1), part),
  };
}

function says(search: string, part: Part): boolean {
  const said = new URLSearchParams(search);
  return Object.entries(part).every(([name, value]) => (said.get(name) ?? "") === String(value ?? ""));
}
