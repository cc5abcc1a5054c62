/** These codes say "not now" and not "wrong", so a request may be sent again. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  "08000", // connection exception, and its kinds
  "08001",
  "08003",
  "08004",
  "08006",
  "25006", // read-only transaction: a standby after a failover
  "25P03", // idle in transaction for too long
  "53100", // disk full
  "53200", // out of memory
  "53300", // too many connections
  "57014", // statement timeout
  "57P01", // administrator's shutdown
  "57P02", // crash of another connection
  "57P03", // starting up or shutting down
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Some errors of pg have no code. */
const UNAVAILABLE_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired|connection error and is not queryable|^Query read timeout/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    UNAVAILABLE_CODES.has(code) ||
    isOfPooler(error, code) ||
    isMissingSocket(error, code) ||
    UNAVAILABLE_MESSAGES.test(error.message)
  );
}

/** PgBouncer says so when it has no connection to give. PostgreSQL names the routine that found a broken protocol. */
const isOfPooler = (error: Error, code: string): boolean =>
  code === "08P01" && !("routine" in error && error.routine !== undefined);

/** The database's socket may be a file. Any other file that is missing is a defect. */
const isMissingSocket = (error: Error, code: string): boolean =>
  code === "ENOENT" && "syscall" in error && error.syscall === "connect";
