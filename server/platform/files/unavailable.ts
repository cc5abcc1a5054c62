/** Codes of flydrive that say that the folder or the bucket did not do what it was asked. Keys that are refused have others. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  "E_CANNOT_WRITE_FILE",
  "E_CANNOT_READ_FILE",
  "E_CANNOT_DELETE_FILE",
  "E_CANNOT_CHECK_FILE_EXISTENCE",
  "E_CANNOT_GET_METADATA",
]);

/** What a person reads when files can neither be kept nor shown at the moment. */
export const STORAGE_AWAY = "O armazenamento de arquivos está indisponível no momento. Tente novamente em instantes.";

/** Whether an error means that the storage of files cannot be used at the moment. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNAVAILABLE_CODES.has(String(error.code));
