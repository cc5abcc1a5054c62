import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  Logger,
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type WorkerEvents,
} from "graphile-worker";
import { z } from "zod";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import { openPool } from "../database/connection/pool.ts";
import { openWorkerPool } from "../database/connection/worker-pool.ts";
import { deriveSecrets, type Secrets } from "../database/secrets.ts";
import type { PhotoStore } from "../files/photos.ts";
import { Letter, type MailSettings, writeLetter } from "../mail/letter.ts";
import type { Mailer } from "../mail/mailer.ts";
import { unseal } from "../mail/seal.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { PULSE, type PulseTimes, startPulse } from "./pulse.ts";

export const POLL_MS = 5_000;
const RESTART_MS = 1_000;

export type JobLog = Pick<FastifyBaseLogger, "error" | "warn">;

export interface Job {
  readonly name: string;
  /** When it is due, as a cron pattern in UTC; a time that passed while no server ran is made up for within a day. */
  readonly at?: string;
  work(payload: unknown, log: JobLog): Promise<void>;
}

interface JobsOptions {
  readonly config: Pick<MailSettings, "productName" | "publicUrl">;
  readonly photos: Pick<PhotoStore, "linkInMail">;
  readonly mailer: Mailer;
  /** The jobs' tables are the owner's: the server's role only adds to them, by `enqueue_mail`. */
  readonly ownerUrl: string;
  readonly secretKeys?: readonly string[] | undefined;
  readonly log: JobLog;
  readonly jobs: readonly Job[];
  readonly telemetry?: Pick<Telemetry, "runJob"> | undefined;
}

export async function migrateJobs(ownerUrl: string): Promise<void> {
  const pgPool = openPool(ownerUrl, { max: 1 });
  await runMigrations({ pgPool, logger: SILENT }).finally(() => pgPool.end());
}

/** `isAlone`: no other server works on this database, as with the embedded one. */
interface StartOptions extends JobsOptions {
  readonly isAlone: boolean;
  readonly pulse?: PulseTimes;
}

export async function startJobs({
  isAlone,
  pulse: times = PULSE,
  ...options
}: StartOptions): Promise<{ stop(): Promise<void> }> {
  const events = eventsOf(options.log);
  const activeJobs = new Set<string>();
  events.on("job:start", ({ job }) => void activeJobs.add(job.id));
  events.on("job:complete", ({ job }) => void activeJobs.delete(job.id));
  const pulse = await startPulse(options.ownerUrl, { activeJobs, times, isAlone });
  const pgPool = openWorkerPool(options.ownerUrl);
  const close = async () => {
    await pulse.stop();
    await pgPool.end();
  };
  const start = () => run({ ...runnerOptions(options, events), pgPool });
  let runner = await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const ending = new AbortController();
  const running = (async () => {
    for (;;) {
      // It ends by itself when the database is away while the clock begins a job.
      await runner.promise.catch(() => {});
      if (ending.signal.aborted) return;
      activeJobs.clear();
      runner = await startAgain(start, ending.signal);
    }
  })().catch(() => {});
  return {
    async stop() {
      ending.abort();
      await runner.stop().catch(() => {});
      await running;
      await close();
    },
  };
}

/** Throws once the signal is given. */
async function startAgain(start: () => Promise<Runner>, signal: AbortSignal): Promise<Runner> {
  for (;;) {
    await pause(RESTART_MS, undefined, { signal });
    const runner = await start().catch(() => undefined);
    if (runner && signal.aborted) await runner.stop();
    if (runner) return runner;
  }
}

/** On the caller's connections, in their order: tests run the due jobs many times and read the mails in the order of their causes. */
export async function runDueJobs({
  pool,
  ...options
}: JobsOptions & { readonly pool: NonNullable<RunnerOptions["pgPool"]> }): Promise<void> {
  const events = eventsOf(options.log);
  const pools: string[] = [];
  events.on("worker:create", ({ worker }) => void pools.push(worker.workerPool.id));
  await runOnce({ ...runnerOptions(options, events), pgPool: pool, concurrency: 1 });
  // graphile-worker locks in the name of its pool, and tells the database of a job's end without waiting for the answer.
  const isUnfinished = async () =>
    (await pool.query("select from graphile_worker._private_jobs where locked_by = any($1) limit 1", [pools])).rowCount;
  while (await isUnfinished()) await pause(5);
}

function runnerOptions(
  { ownerUrl, secretKeys, config, photos, mailer, log, jobs, telemetry }: JobsOptions,
  events: WorkerEvents,
): RunnerOptions {
  const secrets = letterSecrets({ ownerUrl, secretKeys });
  const runJob = (task: string, work: (log: JobLog) => Promise<void>) =>
    telemetry ? telemetry.runJob(task, log, work) : work(log);
  return {
    concurrency: 2,
    // Jobs announce themselves; asking again is for those that are retried or were a dead process's.
    pollInterval: POLL_MS,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, at }) => (at ? [{ task: name, match: at, options: { backfillPeriod: MS_PER_DAY } }] : [])),
    ),
    logger: loggerOf(log),
    events,
    taskList: {
      ...recordOf(
        jobs.map((job) => [job.name, (payload: unknown) => runJob(job.name, (told) => job.work(payload, told))]),
      ),
      send_mail: (payload) =>
        runJob("send_mail", () =>
          mailer.send(writeLetter(openLetter(payload, secrets), { ...config, photoAddress: photos.linkInMail })),
        ),
    },
  };
}

export const letterSecrets = ({ ownerUrl, secretKeys }: Pick<JobsOptions, "ownerUrl" | "secretKeys">): Secrets =>
  deriveSecrets(ownerUrl, "letters", secretKeys);

const Sealed = z.object({ sealed: z.string() });

function openLetter(payload: unknown, secrets: Secrets): Letter {
  return Letter.parse(JSON.parse(unseal(Sealed.parse(payload).sealed, secrets)));
}

/** A failure is told without its sentence: mail servers quote the address that they refuse. */
function eventsOf(log: JobLog): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("job:error", ({ job, error }) => {
    const { id, task_identifier: task, attempts, max_attempts: most } = job;
    const told = { job: id, task, attempts, most, ...reasonOf(error) };
    if (attempts >= most) log.error(told, "Uma tarefa falhou pela última vez e não será repetida.");
    else log.warn(told, "Uma tarefa falhou e será repetida.");
  });
  return events;
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  return {
    reason: error.name,
    ...("code" in error && { code: error.code }),
    ...("responseCode" in error && { responseCode: error.responseCode }),
  };
}

const SILENT = new Logger(() => () => {});

/** `eventsOf` has told of a failed job without quoting. */
const loggerOf = (log: JobLog) =>
  new Logger(() => (level, message) => {
    if (message.startsWith("Failed task")) return;
    if (level === "error") log.error(message);
    if (level === "warning") log.warn(message);
  });
