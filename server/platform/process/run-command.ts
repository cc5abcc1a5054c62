import { StartFailure } from "../start-failure.ts";

/** Runs a command to its end: exit code 1 and one sentence for what the operator can mend, the stack for a defect. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  await work().catch(explain);
}

export function explain(error: unknown): void {
  const text = error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n\n`);
  process.exitCode = 1;
}
