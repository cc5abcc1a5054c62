/** How long after a change a form saves itself: going through fields with Enter makes one save, not ten. */
export const AUTOSAVE_DELAY_MS = 800;

/** Saves one at a time: a save that is asked for while another is under way begins when that one has ended. */
export interface Autosave<Outcome> {
  /** Saves after {@link AUTOSAVE_DELAY_MS} if something is due then. Each call starts the delay again. */
  readonly schedule: () => void;
  /** Saves now, whether or not something is due. */
  readonly flush: () => Promise<Outcome>;
  /** Resolves when no save is under way. */
  readonly settled: () => Promise<void>;
  /** Drops what was scheduled; a save under way goes on. */
  readonly cancel: () => void;
}

interface Options<Outcome> {
  /** Whether the form may be saved without being asked: asked when the delay has passed and no save is under way. */
  readonly isDue: () => boolean;
  /** Saves and answers how it went; it does not throw. `scheduled`: by itself; `asked`: because a person wants it. */
  readonly save: (how: "scheduled" | "asked") => Promise<Outcome>;
}

export function autosave<Outcome>({ isDue, save }: Options<Outcome>): Autosave<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule() {
      cancel();
      timer = setTimeout(() => {
        last = last.then(() => (isDue() ? save("scheduled") : undefined));
      }, AUTOSAVE_DELAY_MS);
    },
    flush() {
      cancel();
      const outcome = last.then(() => save("asked"));
      last = outcome;
      return outcome;
    },
    settled: () => last.then(() => {}),
    cancel,
  };
}
