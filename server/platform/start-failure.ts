/**
 * The start cannot go on, and the operator can correct the reason. The message is a Portuguese sentence for that person: it
 * is printed alone, without a stack, and the process ends with code 1.
 */
export class StartFailure extends Error {
  override name = "StartFailure";
}

/** The system's reason (EACCES, ENOSPC …), for the end of such a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
