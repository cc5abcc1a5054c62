import { type RouterHistory, useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";

import { rememberOpener } from "../dialog/use-focus-back.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    stepsFromPage?: number;
  }
}

/** Undefined takes the search parameter away. */
type Part = Readonly<Record<string, string | number | undefined>>;

/**
 * Opens and closes what lives in the address over a page. Opening adds a history step that the back button undoes; closing goes
 * back instead of adding a step, so that "Voltar" leaves the page at once, however many dialogs were opened.
 */
export function useAddressSteps() {
  const { history } = useRouter();
  const navigate = useNavigate();
  return useMemo(() => addressSteps(history, navigate), [history, navigate]);
}

/** Histories that go back, which takes the browser a moment; a second close in that time is ignored. */
const returning = new WeakSet<RouterHistory>();

function addressSteps(history: RouterHistory, navigate: ReturnType<typeof useNavigate>) {
  const stepsFromPage = () => history.location.state.stepsFromPage ?? 0;
  const change = (part: Part) => (previous: object) => ({ ...previous, ...part });

  const stepIn = (part: Part) => {
    rememberOpener();
    return navigate({
      to: ".",
      search: change(part),
      state: { stepsFromPage: stepsFromPage() + 1 },
      resetScroll: false,
    });
  };
  const stay = (part: Part) =>
    navigate({ to: ".", search: change(part), state: true, replace: true, resetScroll: false });

  function stepBack(steps: number, part: Part) {
    if (returning.has(history)) return;
    if (steps === 0) return stay(part);
    returning.add(history);
    const targetIndex = history.location.state.__TSR_index - steps;
    const stop = history.subscribe(({ location }) => {
      stop();
      returning.delete(history);
      // A question about unsaved work may have kept it where it was.
      if (location.state.__TSR_index === targetIndex && !hasPart(location.search, part)) stay(part);
    });
    history.go(-steps);
  }

  return {
    stepIn,
    /** Changes what is open, or the page, without a step. */
    stay,
    stepOut: (part: Part) => stepBack(Math.min(1, stepsFromPage()), part),
    /** Closes everything over the page. */
    leave: (part: Part) => stepBack(stepsFromPage(), part),
    /** Keeps only the dialog's own step, because the steps done inside it cannot be undone by going back. */
    leaveInnerSteps: (part: Part) => stepBack(Math.max(0, stepsFromPage() - 1), part),
  };
}

function hasPart(search: string, part: Part): boolean {
  const parameters = new URLSearchParams(search);
  return Object.entries(part).every(([name, value]) => (parameters.get(name) ?? "") === String(value ?? ""));
}
