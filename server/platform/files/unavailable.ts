/** The folder or the bucket did not do what it was asked. Keys that are refused have other codes. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  "E_CANNOT_WRITE_FILE",
  "E_CANNOT_READ_FILE",
  "E_CANNOT_DELETE_FILE",
  "E_CANNOT_CHECK_FILE_EXISTENCE",
  "E_CANNOT_GET_METADATA",
]);

export const STORAGE_AWAY = "O armazenamento de arquivos está indisponível no momento. Tente novamente em instantes.";

export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNAVAILABLE_CODES.has(String(error.code));
