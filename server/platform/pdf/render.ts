import { Worker } from "node:worker_threads";
import type { PdfJob, WorkerAnswer, WorkerRequest } from "./messages.ts";

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
  warm(): void;
  close(): Promise<void>;
}

type Waiting = WorkerRequest & { resolve: (pdf: Buffer) => void; reject: (problem: PdfError) => void };

export type PdfRendererOptions = {
  timeoutMs?: number;
  /** An honest refusal is better than minutes of waiting. */
  queueLimit?: number;
  program: URL;
};

/** A document that needs more than this has gone astray; its thread dies, not the server. */
const MEMORY_MB = 512;

/** A thread lays out pages, so that none holds up the server. If it dies, only its document fails. */
export const createPdfRenderer = ({
  timeoutMs = 20_000,
  queueLimit = 200,
  program,
}: PdfRendererOptions): PdfRenderer => {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
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

  const fail = (gone: Worker, reason: string): void => {
    if (worker !== gone) return;
    worker = null;
    void gone.terminate();
    finishCurrent(({ reject }) => reject(new PdfError(reason)));
  };

  const start = (): Worker => {
    const fresh = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    fresh.on("message", (answer: WorkerAnswer) => {
      if (current?.id !== answer.id) return;
      finishCurrent(({ resolve, reject }) =>
        "pdf" in answer
          ? resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength))
          : reject(new PdfError(answer.problem)),
      );
    });
    fresh.on("error", (problem) => {
      const detail = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
      fail(fresh, `The PDF thread broke: ${detail}`);
    });
    fresh.on("exit", (code) => fail(fresh, `The PDF thread ended with code ${code}`));
    fresh.unref();
    worker = fresh;
    return fresh;
  };

  const advance = (): void => {
    const next = current ? undefined : queue.shift();
    if (!next) {
      if (!current) {
        worker?.unref();
        idle?.();
      }
      return;
    }
    current = next;
    const running = worker ?? start();
    running.ref();
    timer = setTimeout(() => fail(running, `The document took longer than ${timeoutMs} ms`), timeoutMs);
    try {
      running.postMessage({ id: next.id, job: next.job });
    } catch (problem) {
      finishCurrent(({ reject }) => reject(new PdfError(`The values cannot go to the PDF thread: ${String(problem)}`)));
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
    const last = worker;
    worker = null;
    await last?.terminate();
  };

  return {
    render: (job) => enqueue(job, queueLimit),
    renderInBackground: (job) => enqueue(job, Number.POSITIVE_INFINITY),
    warm: () => {
      if (!worker && !closed) start();
    },
    close: () => {
      closed ??= finishAndEnd();
      return closed;
    },
  };
};
