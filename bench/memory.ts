import { readFileSync } from "node:fs";
import type { Server } from "./child.ts";

const MEGABYTE = 1024;

/** Megabytes of a server's process as Linux counts them, now or at their peak so far; elsewhere unknown. */
export function memoryOf({ pid }: Pick<Server, "pid">, what: "VmRSS" | "VmHWM"): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / MEGABYTE || undefined;
  } catch {
    return undefined;
  }
}
