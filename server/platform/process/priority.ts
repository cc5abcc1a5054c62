import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

const AHEAD = -5;
/** Behind the people who work, but not behind everything else. */
const BEHIND = 10;

/**
 * The thread that answers goes before the ones that resize images and collect garbage: on Linux a priority belongs to a thread
 * (setpriority(2)). Only root and a service with LimitNICE may ask for it. An operator's own priority is kept.
 */
export function goAhead(): void {
  if (getPriority() !== 0) return;
  try {
    setPriority(AHEAD);
  } catch {}
}

export function comeBehind({ pid }: ChildProcess): void {
  // A process that did not start has no number, and 0 is this one. To come nearer than it is takes a privilege.
  if (pid) setPriority(pid, Math.max(BEHIND, getPriority(pid)));
}

const AUTOGROUP = "/proc/sys/kernel/sched_autogroup_enabled";

/** Linux then divides a processor by sessions first, of which each connection of PostgreSQL is one: priorities count within a session only (sched(7)). */
export function isDividedBySessions(setting = AUTOGROUP): boolean {
  try {
    return readFileSync(setting, "utf8").trim() === "1";
  } catch {
    return false;
  }
}
