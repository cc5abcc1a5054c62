import type { Plan, Preview, Report, RowToSend } from "./import-file.ts";

export type Question =
  | { readonly kind: "open"; readonly file: File }
  | { readonly kind: "describe"; readonly sheet: number }
  | { readonly kind: "check"; readonly sheet: number; readonly plan: Plan }
  | { readonly kind: "rows" };

export interface Answers {
  readonly open: readonly string[];
  readonly describe: Preview;
  readonly check: Report;
  readonly rows: readonly RowToSend[];
}

interface Reply {
  readonly id: number;
  readonly answer?: Answers[keyof Answers];
  readonly sentence?: string | null;
}

/** Five thousand rows take a second or two; what takes this long is no spreadsheet of students. */
const PATIENCE_MS = 60_000;

const UNREADABLE = "Não foi possível ler este arquivo. Salve a planilha como .xlsx ou .csv e tente novamente.";

/** A refusal of the file in words for the trainer. */
export class SheetRefused extends Error {}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: SheetRefused): void;
}

/** The page's side of the worker that holds the file. */
export class SheetReader {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<Kind extends keyof Answers>(question: Question & { readonly kind: Kind }): Promise<Answers[Kind]> {
    this.#worker ??= this.#start();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.close(), PATIENCE_MS);
      const settle = (work: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        work();
      };
      this.#waiting.set(id, {
        resolve: (answer) => settle(() => resolve(answer as Answers[Kind])),
        reject: (error) => settle(() => reject(error)),
      });
      this.#worker?.postMessage({ id, question });
    });
  }

  /** Ends the worker and rejects every request that still waits. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of [...this.#waiting.values()]) reject(new SheetRefused(UNREADABLE));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      if ("answer" in data) waiting?.resolve(data.answer);
      else waiting?.reject(new SheetRefused(data.sentence ?? UNREADABLE));
    });
    worker.addEventListener("error", () => this.close());
    return worker;
  }
}
