import { parentPort } from "node:worker_threads";
import type { PdfJob, WorkerAnswer } from "./messages.ts";
import type { SheetDefinition } from "./sheet.ts";
import { writePdf } from "./write.ts";

/** `warmUp` is written first, because the first documents of a thread cost ten times a later one (fonts, layout code). */
export async function answerJobs<Job extends PdfJob>(
  define: (job: Job) => SheetDefinition,
  warmUp: readonly Job[],
): Promise<void> {
  const answer = async ({ id, job }: { id: number; job: Job }): Promise<WorkerAnswer> => {
    try {
      return { id, pdf: await writePdf(define(job)) };
    } catch (problem) {
      return { id, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
    }
  };
  for (const job of warmUp) await writePdf(define(job));
  parentPort?.on("message", async (request: { id: number; job: Job }) => {
    parentPort?.postMessage(await answer(request));
  });
}
