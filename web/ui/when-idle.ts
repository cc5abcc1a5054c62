import { startTransition, useEffect, useState } from "react";

/** Safari has no idle time to tell of: there it is after the next frame. */
const SAFARI_WAIT_MS = 50;

/** Runs once the browser has drawn and has nothing to do, at the latest after `timeout` milliseconds. Answers how to give it up. */
export function whenIdle(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, SAFARI_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}

/** A page that nobody sees draws no frames. */
const HIDDEN_WAIT_MS = 100;

/** Once the frame that follows is on the screen. */
export function nextFrame(): Promise<void> {
  return new Promise((drawn) => {
    const timer = setTimeout(drawn, HIDDEN_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(drawn);
    });
  });
}

const MAX_WAIT_MS = 1000;

/** The value of the last idle moment, for parts that may be drawn after what a person waits for. */
export function useIdleValue<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => whenIdle(() => startTransition(() => setShown(() => value)), MAX_WAIT_MS), [value]);
  return shown;
}
