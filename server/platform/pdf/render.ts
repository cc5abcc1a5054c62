import { Worker } from "node:worker_threads";
import type { PdfJob } from "./documents.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker.ts";

export type { PdfInputs, PdfKind } from "./documents.ts";

export class PdfError extends Error {
  override name = "PdfError";
}

export interface PdfRenderer {
  /** Makes a document in the worker thread: `render("evaluation", input)`. Rejects with a `PdfError` when it cannot be made. */
  render(...job: PdfJob): Promise<Buffer>;
  /** Starts the thread ahead of the first document. */
  warm(): void;
  /** Lets the documents begun be finished, refuses new ones and ends the thread. */
  close(): Promise<void>;
}

type Waiting = WorkerRequest & { resolve: (pdf: Buffer) => void; reject: (problem: PdfError) => void };

export type PdfRendererOptions = {
  /** A document that takes longer is given up and its thread replaced. */
  timeoutMs?: number;
  /** More documents waiting than this are refused at once: better an honest refusal than minutes of waiting. */
  queueLimit?: number;
};

const WORKER = new URL("./worker.ts", import.meta.url);

/**
 * One long-lived thread that writes PDFs one after another, so that laying out a page never holds up the server. The
 * thread begins with the first document, or at once with `warm`; if it dies, its document fails and the next one
 * gets a new thread.
 */
export const createPdfRenderer = ({
  timeoutMs = 20_000,
  queueLimit = 200,
}: PdfRendererOptions = {}): PdfRenderer & {
  warm(): void;
} => {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;
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
    const fresh = new Worker(WORKER);
    fresh.on("message", (answer: WorkerAnswer) => {
      if (current?.id !== answer.id) return;
      settle(({ resolve, reject }) =>
        "pdf" in answer
          ? resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength))
          : reject(new PdfError(answer.problem)),
      );
    });
    fresh.on("error", (problem) => fail(fresh, `The PDF thread broke: ${problem.stack ?? problem.message}`));
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
    running.postMessage({ id: next.id, job: next.job });
  };

  const enqueue = (job: PdfJob): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new PdfError("The PDF renderer is closed"));
      if (queue.length >= queueLimit) return reject(new PdfError("Too many documents are waiting"));
      queue.push({ id: nextId++, job, resolve, reject });
      advance();
    });

  return {
    render: (...job) => enqueue(job),
    warm: () => {
      if (!worker && !closed) start();
    },
    close: async () => {
      closed = true;
      if (current || queue.length > 0) await new Promise<void>((resolve) => (idle = resolve));
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
};
