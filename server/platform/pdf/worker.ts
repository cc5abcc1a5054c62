import { flushCompileCache } from "node:module";
import { type PdfJob, READY, type WorkerAnswer } from "./messages.ts";
import type { SheetDefinition } from "./sheet.ts";
import { writePdf } from "./write.ts";

export function answerJobs<Job extends PdfJob>(define: (job: Job) => SheetDefinition): void {
  const answer = async ({ id, job }: { id: number; job: Job }): Promise<WorkerAnswer> => {
    try {
      return { id, pdf: await writePdf(define(job)) };
    } catch (problem) {
      return { id, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
    }
  };
  process.on("message", async (request: { id: number; job: Job }) => {
    // Nobody waits for the answer of a server that has ended meanwhile.
    process.send?.(await answer(request), () => {});
    // The process is killed when it has rested, which writes nothing.
    flushCompileCache();
  });
  // Ctrl-C reaches the whole group. The server ends when its documents are written, and this process with it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  process.once("disconnect", () => process.exit());
  process.send?.(READY, () => {});
}
