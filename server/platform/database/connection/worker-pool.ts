import type pg from "pg";
import { openPool } from "./pool.ts";
import { isUnavailable } from "./unavailable.ts";

/** Two jobs at once, one connection that listens, and one to spare. */
const MAX_CONNECTIONS = 4;

/** The worker's questions take milliseconds: after this the connection leads nowhere, as behind a firewall that forgot it. */
const ANSWER_MS = 25_000;

/** graphile-worker repeats a query after few codes, such as this. Another lost connection ends its worker, and the process with it. */
const REPEATED = "EHOSTUNREACH";

export function openWorkerPool(ownerUrl: string, answerMs = ANSWER_MS): pg.Pool {
  const pool = openPool(ownerUrl, { max: MAX_CONNECTIONS, query_timeout: answerMs });
  makeRepeatable(pool, "connect");
  // graphile-worker gives a connection back as sound, whatever became of its query.
  pool.on("connect", (client) => makeRepeatable(client, "query", () => client.connection.stream.destroy()));
  return pool;
}

function makeRepeatable<Name extends string>(
  part: { readonly [Key in Name]: (...parts: never[]) => unknown },
  name: Name,
  giveUp = () => {},
): void {
  const original = part[name];
  const value = (...parts: readonly unknown[]) => {
    const answer: unknown = Reflect.apply(original, part, parts);
    return answer instanceof Promise ? answer.catch((error: unknown) => repeat(error, giveUp)) : answer;
  };
  Object.defineProperty(part, name, { value });
}

function repeat(error: unknown, giveUp: () => void): never {
  if (!isUnavailable(error) || !(error instanceof Error)) throw error;
  giveUp();
  throw Object.assign(error, { code: REPEATED });
}
