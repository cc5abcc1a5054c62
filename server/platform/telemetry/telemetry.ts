import type { FastifyBaseLogger, FastifyInstance } from "fastify";

export interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export type TaskLog = Pick<FastifyBaseLogger, "error" | "warn">;

/** Measures of the process: calls, tasks, outcomes and durations. Nobody's name, e-mail or health is among them. */
export interface Telemetry {
  watchRequests(app: FastifyInstance): void;
  watchPool(pool: WatchedPool): void;
  /** Counts the waiting jobs at each scrape. */
  watchQueue(ownerUrl: string): void;
  /** Looks for the newest verified backup every few minutes. */
  watchBackups(newest: () => Promise<Date | undefined>): void;
  /** Measures the calls of these methods of an outside service or worker. */
  watch<Service extends object>(name: string, service: Service, methods: readonly (keyof Service & string)[]): Service;
  runJob(task: string, log: TaskLog, work: (log: TaskLog) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
