import { useEffect } from "react";
import { retryLadder } from "./retry-ladder.ts";

/** How long after a change a form saves itself: going through fields with Enter makes one save, not ten. */
export const AUTOSAVE_DELAY_MS = 800;

/** Saves one at a time: a save that is asked for while another is under way begins when that one has ended. */
export interface Autosave<Outcome> {
  /** Each call starts the delay again. */
  readonly schedule: () => void;
  /** Saves now, whether or not something is due. */
  readonly flush: () => Promise<Outcome>;
  /** Resolves when no save is under way. */
  readonly settled: () => Promise<void>;
  /** Drops what was scheduled and what waits for an answer; a save under way goes on. */
  readonly cancel: () => void;
}

interface Options<Outcome> {
  readonly isDue: () => boolean;
  /** Saves and answers how it went; it does not throw. `scheduled`: by itself; `asked`: because a person wants it. */
  readonly save: (how: "scheduled" | "asked") => Promise<Outcome>;
  /** Without an answer it is saved again by itself, after growing pauses, while something is due. */
  readonly isAway?: (outcome: Outcome) => boolean;
}

export function autosave<Outcome>({ isDue, save, isAway }: Options<Outcome>): Autosave<Outcome> {
  const ladder = retryLadder();
  let last: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    ladder.cancel();
  };
  const saveIfDue = () => {
    last = last.then(() => (isDue() ? attempt("scheduled") : undefined));
  };
  const attempt = async (how: "scheduled" | "asked"): Promise<Outcome> => {
    ladder.cancel();
    const outcome = await save(how);
    if (isAway?.(outcome)) void ladder.pause().then(saveIfDue);
    else ladder.reset();
    return outcome;
  };
  return {
    schedule() {
      cancel();
      timer = setTimeout(saveIfDue, AUTOSAVE_DELAY_MS);
    },
    flush() {
      cancel();
      const outcome = last.then(() => attempt("asked"));
      last = outcome;
      return outcome;
    },
    settled: () => last.then(() => {}),
    cancel,
  };
}

/** Ties an autosave to the component that edits: it tries again when the network is back, and ends with the component. */
export function useAutosave(autosave: Pick<Autosave<unknown>, "schedule" | "cancel"> | null) {
  useEffect(() => {
    if (!autosave) return;
    window.addEventListener("online", autosave.schedule);
    return () => {
      window.removeEventListener("online", autosave.schedule);
      autosave.cancel();
    };
  }, [autosave]);
}
