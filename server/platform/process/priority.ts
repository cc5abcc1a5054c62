import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";

const AHEAD = -5;
/** Behind the people who work, but not behind everything else. */
const BEHIND = 10;

/**
 * The thread that answers goes before the ones that resize images and collect garbage: on Linux a priority belongs to a thread
 * (setpriority(2)). Only root and a service with LimitNICE may ask for it; others stay as they are.
 */
export function goAhead(): void {
  try {
    setPriority(AHEAD);
  } catch {}
}

export function comeBehind({ pid }: ChildProcess): void {
  // A process that did not start has no number, and 0 is this one.
  if (pid) setPriority(pid, BEHIND);
}
