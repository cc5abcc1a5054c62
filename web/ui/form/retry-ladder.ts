/** The last pause repeats. */
const PAUSES_MS = [2_000, 5_000, 10_000, 30_000];

export interface RetryLadder {
  /** Resolves after the next, longer pause, or as soon as `retryNow` is called; never when the pause is cancelled. */
  readonly pause: () => Promise<void>;
  readonly retryNow: () => void;
  readonly cancel: () => void;
  /** An answer came: the next pause is the shortest again. */
  readonly reset: () => void;
}

export function retryLadder(): RetryLadder {
  let attempts = 0;
  let end = () => {};
  let cancel = () => {};
  return {
    pause() {
      cancel();
      return new Promise((resolve) => {
        end = () => {
          cancel();
          resolve();
        };
        const timer = setTimeout(end, PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
        cancel = () => clearTimeout(timer);
        attempts += 1;
      });
    },
    retryNow: () => end(),
    cancel() {
      cancel();
      end = () => {};
    },
    reset: () => {
      attempts = 0;
    },
  };
}
