import type { Plan, Preview, Report, RowToSend } from "./import-file.ts";

export type Question<Answers> =
  | { readonly kind: "open"; readonly file: File }
  | { readonly kind: "describe"; readonly sheet: number }
  | { readonly kind: "check"; readonly sheet: number; readonly plan: Plan<Answers> }
  | { readonly kind: "rows" };

export interface Replies<Draft> {
  readonly open: readonly string[];
  readonly describe: Preview;
  readonly check: Report;
  readonly rows: readonly RowToSend<Draft>[];
}

interface Reply {
  readonly id: number;
  readonly answer?: Replies<unknown>[keyof Replies<unknown>];
  readonly sentence?: string | null;
}

/** Five thousand rows take a second or two; what takes this long is no spreadsheet of people or exercises. */
const PATIENCE_MS = 60_000;

const UNREADABLE = "Não foi possível ler este arquivo. Salve a planilha como .xlsx ou .csv e tente novamente.";

export class SheetRefused extends Error {}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: SheetRefused): void;
}

export class SheetReader<Answers, Draft> {
  readonly #startWorker: () => Worker;
  #worker: Worker | undefined;
  #questions = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(startWorker: () => Worker) {
    this.#startWorker = startWorker;
  }

  ask<Kind extends keyof Replies<Draft>>(
    question: Question<Answers> & { readonly kind: Kind },
  ): Promise<Replies<Draft>[Kind]> {
    this.#worker ??= this.#start();
    const id = ++this.#questions;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.close(), PATIENCE_MS);
      const finish = (work: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        work();
      };
      this.#waiting.set(id, {
        resolve: (answer) => finish(() => resolve(answer as Replies<Draft>[Kind])),
        reject: (error) => finish(() => reject(error)),
      });
      this.#worker?.postMessage({ id, question });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of [...this.#waiting.values()]) reject(new SheetRefused(UNREADABLE));
  }

  #start(): Worker {
    const worker = this.#startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      if ("answer" in data) waiting?.resolve(data.answer);
      else waiting?.reject(new SheetRefused(data.sentence ?? UNREADABLE));
    });
    worker.addEventListener("error", () => this.close());
    return worker;
  }
}
