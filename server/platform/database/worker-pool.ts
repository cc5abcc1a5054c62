import type pg from "pg";
import { openPool } from "./pool.ts";
import { isUnavailable } from "./unavailable.ts";

/** Two jobs at once, one connection that listens, and one to spare. */
const MAX_CONNECTIONS = 4;

/** Of the few codes after which graphile-worker repeats a query. After another lost connection its worker ends, and the process with it. */
const REPEATED = "EHOSTUNREACH";

export function openWorkerPool(ownerUrl: string): pg.Pool {
  const pool = openPool(ownerUrl, { max: MAX_CONNECTIONS });
  makeRepeatable(pool, "connect");
  pool.on("connect", (client) => makeRepeatable(client, "query"));
  return pool;
}

function makeRepeatable<Name extends string>(
  part: { readonly [Key in Name]: (...parts: never[]) => unknown },
  name: Name,
): void {
  const original = part[name];
  const value = (...parts: readonly unknown[]) => {
    const answer: unknown = Reflect.apply(original, part, parts);
    return answer instanceof Promise ? answer.catch(repeat) : answer;
  };
  Object.defineProperty(part, name, { value });
}

function repeat(error: unknown): never {
  throw isUnavailable(error) && error instanceof Error ? Object.assign(error, { code: REPEATED }) : error;
}
