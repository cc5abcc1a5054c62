import { parentPort } from "node:worker_threads";
import { define, type PdfJob } from "./documents.ts";
import { WARM_UP } from "./warm-up.ts";
import { writePdf } from "./write.ts";

export type WorkerRequest = { id: number; job: PdfJob };
export type WorkerAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };

const answer = async ({ id, job }: WorkerRequest): Promise<WorkerAnswer> => {
  try {
    return { id, pdf: await writePdf(define(job)) };
  } catch (problem) {
    return { id, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
};

// The first documents of a thread cost ten times a later one (fonts, layout code): pay it before anybody waits.
for (const job of WARM_UP) await writePdf(define(job));

parentPort?.on("message", async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
});
