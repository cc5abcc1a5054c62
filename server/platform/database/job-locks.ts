import { openPool } from "./connection/pool.ts";

const QUERY_LIMIT_MS = 10_000;

export interface JobLocks {
  /** A job whose answer was lost on its way to us is locked in our name too, and nobody works on it. */
  renew(jobs: Iterable<string>): Promise<void>;
  /** The database's clock measures the age. */
  freeOlderThan(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const RENEW =
  "update graphile_worker._private_jobs set locked_at = now() where id = any($1::bigint[]) and locked_by is not null";

const freeing = (table: string) => `
  update graphile_worker.${table} set locked_at = null, locked_by = null
   where locked_at < now() - $1::double precision * interval '1 millisecond'`;

export function openJobLocks(ownerUrl: string): JobLocks {
  const pool = openPool(ownerUrl, {
    max: 1,
    connectionTimeoutMillis: QUERY_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  });
  return {
    async renew(jobs) {
      await pool.query(RENEW, [[...jobs]]);
    },
    async freeOlderThan(milliseconds) {
      for (const table of ["_private_jobs", "_private_job_queues"]) await pool.query(freeing(table), [milliseconds]);
    },
    close: () => pool.end(),
  };
}
