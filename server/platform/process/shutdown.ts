import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";

type Closer = () => Promise<unknown>;

const CLOSER_LIMIT_MS = 10_000;
/** Signals this soon after the first one are copies of it. */
const ECHO_MS = 500;

/** A closer is registered before its part has finished opening, so that Ctrl-C works during the start too. */
export class Shutdown {
  #closers: Closer[] = [];
  #askedAt: number | undefined;
  #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  get isUnderWay(): boolean {
    return this.#askedAt !== undefined;
  }

  register(closer: Closer): void {
    this.#closers.push(closer);
  }

  listen(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => this.#onSignal());
    // The parent, scripts/start.mjs, is gone, and with it the way to stop this process.
    process.on("disconnect", () => void this.begin(0));
    process.stdout.on("error", () => void this.begin(0));
    process.on("uncaughtException", (error) => {
      this.#log.fatal({ err: error }, "Erro inesperado; o servidor vai encerrar.");
      void this.begin(1);
    });
  }

  /** A terminal signals its whole group and npm forwards the signal too, so one Ctrl-C arrives two or three times. */
  #onSignal(): void {
    if (this.#askedAt === undefined) void this.begin(0);
    else if (Date.now() - this.#askedAt > ECHO_MS) process.exit(130);
  }

  async begin(exitCode: number): Promise<void> {
    if (this.#askedAt !== undefined) return;
    this.#askedAt = Date.now();
    for (const close of this.#closers.reverse()) {
      const inTime = close().then(
        () => true,
        (error: unknown) => this.#log.error({ err: error }, "Uma parte do servidor não encerrou bem."),
      );
      const late = pause(CLOSER_LIMIT_MS, false, { ref: false });
      if ((await Promise.race([inTime, late])) === false) this.#log.warn("Uma parte do servidor demora a encerrar.");
    }
    process.stdout.write("", () => process.exit(exitCode));
  }
}
