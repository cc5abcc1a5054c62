import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { comeBehind } from "../process/priority.ts";
import { type PdfJob, READY, type WorkerAnswer, type WorkerRequest } from "./messages.ts";

export class PdfError extends Error {
  override name = "PdfError";
}

class PdfRendererBusy extends PdfError {
  readonly statusCode = 503;
}

export interface PdfRenderer {
  render(job: PdfJob): Promise<Buffer>;
  /** A background document waits for its turn, however long the queue is. */
  renderInBackground(job: PdfJob): Promise<Buffer>;
  close(): Promise<void>;
}

type Waiting = WorkerRequest & { resolve: (pdf: Buffer) => void; reject: (problem: PdfError) => void };

export type PdfRendererOptions = {
  timeoutMs?: number;
  /** It limits the start of the process alone: a busy machine takes many seconds to load its program. */
  startMs?: number;
  /** After this time without a document the process ends. The next document starts another one. */
  idleMs?: number;
  /** An honest refusal is better than minutes of waiting. */
  queueLimit?: number;
  /** The compiled program stays here for the next start of the process. */
  compiledFolder?: string | undefined;
  program: URL;
};

/** A document that needs more than this has gone astray; its process dies, not the server. */
const MEMORY_MB = 512;

/** Collected after growing by a half, as the server's heap: 186 MB under load instead of 237, in the same time. */
const HEAP_FLAGS = [`--max-old-space-size=${MEMORY_MB}`, "--max-semi-space-size=16", "--heap-growing-percent=50"];

/**
 * A process of its own lays out pages, so that none holds up the server; a thread would keep its memory when it ends. If it dies, only its
 * document fails.
 */
export const createPdfRenderer = ({
  timeoutMs = 20_000,
  startMs = 60_000,
  idleMs = 5 * 60_000,
  queueLimit = 200,
  compiledFolder,
  program,
}: PdfRendererOptions): PdfRenderer => {
  const queue: Waiting[] = [];
  let worker: ChildProcess | null = null;
  let isReady = false;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed: Promise<void> | null = null;
  let idle: (() => void) | null = null;

  const finishCurrent = (answer: (waiting: Waiting) => void): void => {
    const done = current;
    clearTimeout(timer);
    current = null;
    if (done) answer(done);
    advance();
  };

  const end = (gone: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (gone.exitCode !== null || gone.signalCode !== null) return resolve();
      // Otherwise a program that only waits for this end would stop in the middle.
      gone.ref();
      gone.once("exit", () => resolve()).once("error", () => resolve());
      gone.kill("SIGKILL");
    });

  const fail = (gone: ChildProcess, reason: string): void => {
    if (worker !== gone) return;
    worker = null;
    void end(gone);
    finishCurrent(({ reject }) => reject(new PdfError(reason)));
  };

  const start = (): ChildProcess => {
    const fresh = fork(fileURLToPath(program), {
      serialization: "advanced",
      execArgv: HEAP_FLAGS,
      // Neither addresses nor keys of other services are needed there. Two arenas of malloc, as in the server.
      env: { MALLOC_ARENA_MAX: "2", ...(compiledFolder && { NODE_COMPILE_CACHE: compiledFolder }) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    comeBehind(fresh);
    fresh.on("message", (answer: WorkerAnswer | typeof READY) => {
      if (answer === READY) {
        if (worker !== fresh) return;
        isReady = true;
        limitCurrent(fresh);
        return;
      }
      if (current?.id !== answer.id) return;
      finishCurrent(({ resolve, reject }) =>
        "pdf" in answer
          ? resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength))
          : reject(new PdfError(answer.problem)),
      );
    });
    fresh.on("error", (problem) => fail(fresh, `The PDF process broke: ${problem.message}`));
    fresh.on("exit", (code, signal) => fail(fresh, `The PDF process ended with ${code ?? signal}`));
    worker = fresh;
    isReady = false;
    return fresh;
  };

  const limitCurrent = (running: ChildProcess): void => {
    if (!current) return;
    clearTimeout(timer);
    timer = isReady
      ? setTimeout(() => fail(running, `The document took longer than ${timeoutMs} ms`), timeoutMs)
      : setTimeout(() => fail(running, `The PDF process did not start within ${startMs} ms`), startMs);
  };

  /** A process that waits keeps the server's process from nothing. */
  const rest = (): void => {
    const resting = worker;
    resting?.unref();
    resting?.channel?.unref();
    timer = setTimeout(() => {
      worker = null;
      if (resting) void end(resting);
    }, idleMs).unref();
    idle?.();
  };

  const advance = (): void => {
    if (current) return;
    clearTimeout(timer);
    const next = queue.shift();
    if (!next) {
      rest();
      return;
    }
    current = next;
    const running = worker ?? start();
    running.ref();
    running.channel?.ref();
    limitCurrent(running);
    try {
      running.send({ id: next.id, job: next.job } satisfies WorkerRequest);
    } catch (problem) {
      finishCurrent(({ reject }) =>
        reject(new PdfError(`The values cannot go to the PDF process: ${String(problem)}`)),
      );
    }
  };

  const enqueue = (job: PdfJob, limit: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new PdfRendererBusy("The PDF renderer is closed"));
      if (queue.length >= limit) return reject(new PdfRendererBusy("Too many documents are waiting"));
      queue.push({ id: nextId++, job, resolve, reject });
      advance();
    });

  const finishAndEnd = async (): Promise<void> => {
    if (current || queue.length > 0) await new Promise<void>((resolve) => (idle = resolve));
    clearTimeout(timer);
    const last = worker;
    worker = null;
    if (last) await end(last);
  };

  return {
    render: (job) => enqueue(job, queueLimit),
    renderInBackground: (job) => enqueue(job, Number.POSITIVE_INFINITY),
    close: () => {
      closed ??= finishAndEnd();
      return closed;
    },
  };
};
