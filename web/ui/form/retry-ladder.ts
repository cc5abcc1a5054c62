/** How long after each save without an answer it is sent again. The last pause repeats. */
const PAUSES_MS = [2_000, 5_000, 10_000, 30_000];

/** The pauses before what got no answer is sent again. */
export interface RetryLadder {
  /** Resolves after the next, longer pause, or as soon as `retryNow` is called. */
  readonly pause: () => Promise<void>;
  /** Ends the pause under way. */
  readonly retryNow: () => void;
  /** An answer came: the next pause is the shortest again. */
  readonly reset: () => void;
}

export function retryLadder(): RetryLadder {
  let attempts = 0;
  let endPause = () => {};
  return {
    pause: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
        attempts += 1;
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    retryNow: () => endPause(),
    reset: () => {
      attempts = 0;
    },
  };
}
