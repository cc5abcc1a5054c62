import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import { openPool } from "../database/connection/pool.ts";
import type { WatchedPool } from "./telemetry.ts";

const MS_PER_SECOND = 1e3;
const NS_PER_SECOND = 1e9;
const US_PER_SECOND = 1e6;

export function watchPool(meter: Meter, pool: WatchedPool): void {
  const gauge = meter.createObservableGauge("prumo_pool_connections", {
    description: "Connections to PostgreSQL: busy, idle, and requests that wait for one",
  });
  gauge.addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { state: "busy" });
    result.observe(pool.idleCount, { state: "idle" });
    result.observe(pool.waitingCount, { state: "waiting" });
  });
}

interface QueueState {
  readonly due: number;
  readonly retried: number;
  readonly given_up: number;
  readonly oldest: number;
}

/** `graphile_worker.jobs` is the view for the public; a job that has used up its tries stays in it. */
const QUEUE = `
  select count(*) filter (where run_at <= now() and attempts = 0)::int as due,
         count(*) filter (where attempts between 1 and max_attempts - 1)::int as retried,
         count(*) filter (where attempts >= max_attempts)::int as given_up,
         coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float as oldest
    from graphile_worker.jobs`;

/** One connection, opened at the first scrape. Answers what closes it. */
export function watchQueue(meter: Meter, ownerUrl: string): () => Promise<void> {
  const pool = openPool(ownerUrl, {
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  const jobs = meter.createObservableGauge("prumo_queue_jobs", { description: "Jobs that wait, by state" });
  const oldest = meter.createObservableGauge("prumo_queue_oldest_seconds", {
    description: "How long the oldest due job has waited",
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const state = await pool.query<QueueState>(QUEUE).then(
        ({ rows }) => rows[0],
        // Without a database the gauges are absent, which the alerts see.
        () => undefined,
      );
      if (!state) return;
      for (const name of ["due", "retried", "given_up"] as const) result.observe(jobs, state[name], { state: name });
      result.observe(oldest, state.oldest);
    },
    [jobs, oldest],
  );
  return () => pool.end();
}

/** Each look lists all objects of the place, which a bucket charges for. */
const BACKUPS_READ_EVERY_MS = 10 * 60_000;

/** Looks beside the scrapes, which a place that does not answer would hold up. The gauge is absent until a backup is found. */
export function watchBackups(meter: Meter, newest: () => Promise<Date | undefined>): void {
  let found: Date | undefined;
  let lookAt = 0;
  const look = () => {
    lookAt = Number.POSITIVE_INFINITY;
    newest()
      .then((instant) => {
        found = instant;
      })
      // A place that is away tells nothing new: the age goes on growing.
      .catch(() => {})
      .finally(() => {
        lookAt = performance.now() + BACKUPS_READ_EVERY_MS;
      });
  };
  meter
    .createObservableGauge("prumo_backup_age_seconds", { description: "Since the newest verified backup began" })
    .addCallback((result) => {
      if (performance.now() >= lookAt) look();
      if (found) result.observe((Date.now() - found.getTime()) / MS_PER_SECOND);
    });
  look();
}

export function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge("prumo_event_loop_delay_seconds", {
      description: "How long the process answered nothing, by quantile, since the last scrape",
    })
    .addCallback((result) => {
      for (const percentile of [50, 99, 100])
        result.observe(delay.percentile(percentile) / NS_PER_SECOND, { quantile: `${percentile / 100}` });
      delay.reset();
    });
  meter.createObservableGauge("prumo_memory_bytes", { description: "Memory of the process" }).addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    result.observe(rss, { kind: "resident" });
    result.observe(heapUsed, { kind: "heap" });
    result.observe(external, { kind: "external" });
  });
  meter
    .createObservableCounter("prumo_cpu_seconds", { description: "Processor time of the process" })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / US_PER_SECOND, { kind: "user" });
      result.observe(system / US_PER_SECOND, { kind: "system" });
    });
  meter
    .createObservableGauge("prumo_uptime_seconds", { description: "Since the start of the process" })
    .addCallback((result) => result.observe(process.uptime()));
}
