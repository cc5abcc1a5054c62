import { setTimeout as pause } from "node:timers/promises";
import { openJobLocks } from "../database/job-locks.ts";

/** Together with the worker's next look this is less than a minute. */
export interface PulseTimes {
  readonly everyMs: number;
  readonly deadAfterMs: number;
}

export const PULSE: PulseTimes = { everyMs: 10_000, deadAfterMs: 30_000 };

/** The worker alone leaves a killed process's jobs for four hours. With `isAlone` all locks at the start are of the dead. */
export async function startPulse(
  ownerUrl: string,
  { activeJobs, times, isAlone }: { activeJobs: ReadonlySet<string>; times: PulseTimes; isAlone: boolean },
): Promise<{ stop(): Promise<void> }> {
  const locks = openJobLocks(ownerUrl);
  const ending = new AbortController();
  let lastBeat = Number.NEGATIVE_INFINITY;

  /** After the database was away all locks are old, also those of the living: one more beat lets them renew theirs. */
  async function beat(): Promise<void> {
    const previousBeat = lastBeat;
    await locks.renew(activeJobs);
    lastBeat = performance.now();
    if (lastBeat - previousBeat < 2 * times.everyMs) await locks.freeOlderThan(times.deadAfterMs);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      // While the database is away the worker says so; the next beat tries again.
      await beat().catch(() => {});
      await pause(times.everyMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  if (isAlone) await locks.freeOlderThan(0);
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
      await locks.close();
    },
  };
}
