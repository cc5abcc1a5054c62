/** The operator reads the Portuguese message alone, without a stack. */
export class StartFailure extends Error {
  override name = "StartFailure";
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
