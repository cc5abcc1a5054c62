import { Worker } from "node:worker_threads";
import type { PdfJob, WorkerAnswer, WorkerRequest } from "./messages.ts";

export class PdfError extends Error {
  override name = "PdfError";
}

/** Nothing is wrong with the document: it may be asked for again later. */
class PdfRendererBusy extends PdfError {
  readonly statusCode = 503;
}

export interface PdfRenderer {
  /** Makes a document in the worker thread: `render(["evaluation", input])`. Rejects with a `PdfError` when it cannot be made. */
  render(job: PdfJob): Promise<Buffer>;
  /** The same in the background: it waits for its turn, however long the queue is. */
  renderInBackground(job: PdfJob): Promise<Buffer>;
  /** Starts the thread ahead of the first document. */
  warm(): void;
  /** Refuses new documents, lets those that wait be finished and ends the thread. */
  close(): Promise<void>;
}

type Waiting = WorkerRequest & { resolve: (pdf: Buffer) => void; reject: (problem: PdfError) => void };

export type PdfRendererOptions = {
  /** A document that takes longer is given up and its thread replaced. */
  timeoutMs?: number;
  /** More documents waiting than this are refused at once: better an honest refusal than minutes of waiting. */
  queueLimit?: number;
  /** The thread's program. It imports `answerJobs` and knows the documents; tests put one here that breaks. */
  program: URL;
};

/** A document that needs more than this has gone astray; its thread dies, not the server. */
const MEMORY_MB = 512;

/**
 * One long-lived thread that writes PDFs one after another, so that laying out a page never holds up the server. The
 * thread begins with the first document, or at once with `warm`; if it dies, its document fails and the next one
 * gets a new thread.
 */
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

  const settle = (finish: (done: Waiting) => void): void => {
    const done = current;
    clearTimeout(timer);
    current = null;
    if (done) finish(done);
    advance();
  };

  const fail = (gone: Worker, reason: string): void => {
    if (worker !== gone) return;
    worker = null;
    void gone.terminate();
    settle(({ reject }) => reject(new PdfError(reason)));
  };

  const start = (): Worker => {
    const fresh = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    fresh.on("message", (answer: WorkerAnswer) => {
      if (current?.id !== answer.id) return;
      settle(({ resolve, reject }) =>
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
      settle(({ reject }) => reject(new PdfError(`The values cannot go to the PDF thread: ${String(problem)}`)));
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
