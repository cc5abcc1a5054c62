import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** How soon the jobs of a dead process are free for others. Together with the worker's next look this is less than a minute. */
export interface PulseTimes {
  /** Between two beats, in milliseconds. */
  readonly everyMs: number;
  /** A lock that was not renewed for so long is of a dead process. */
  readonly deadAfterMs: number;
}

export const PULSE: PulseTimes = { everyMs: 10_000, deadAfterMs: 30_000 };

const QUERY_LIMIT_MS = 10_000;

const RENEW = "update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1::text[])";

const freeing = (table: string) => `
  update graphile_worker.${table} set locked_at = null, locked_by = null
   where locked_at < now() - $1::double precision * interval '1 millisecond'`;

/**
 * Shows that this process lives by renewing the locks of the jobs it works on, and frees jobs whose locks nobody renews. The worker by
 * itself leaves the jobs of a process that was killed alone for four hours. With `isAlone` no other server works on this database,
 * so that all locks found at the start are of the dead.
 */
export async function startPulse(
  ownerUrl: string,
  { poolIds, times = PULSE, isAlone }: { poolIds: ReadonlySet<string>; times?: PulseTimes; isAlone: boolean },
): Promise<{ stop(): Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 1,
    connectionTimeoutMillis: QUERY_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  });
  pool.on("error", () => {});
  const ending = new AbortController();
  let lastBeat = Number.NEGATIVE_INFINITY;

  const freeOlderThan = async (ms: number) => {
    for (const table of ["_private_jobs", "_private_job_queues"]) await pool.query(freeing(table), [ms]);
  };

  /** After the database was away all locks are old, also those of the living: one more beat lets them renew theirs. */
  async function beat(): Promise<void> {
    const before = lastBeat;
    await pool.query(RENEW, [[...poolIds]]);
    lastBeat = performance.now();
    if (lastBeat - before < 2 * times.everyMs) await freeOlderThan(times.deadAfterMs);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      // While the database is away the worker says so; the next beat tries again.
      await beat().catch(() => {});
      await pause(times.everyMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  if (isAlone) await freeOlderThan(0);
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
      await pool.end();
    },
  };
}
