import { sql } from "kysely";
import type { Database } from "./connection/connection.ts";
import type { SignInScope } from "./scope.ts";

export interface RequestCount {
  readonly requests: number;
  readonly seconds_left: number;
}

/** Counts together with all servers on this database. It holds by itself, so that a refused request stays counted. */
export async function countRequest(db: Database, key: Buffer, windowMs: number): Promise<RequestCount> {
  const { rows } = await sql<RequestCount>`
    select requests, seconds_left from count_request(${key}, ${windowMs / 1000}::double precision)
  `.execute(db);
  const [count] = rows;
  if (!count) throw new Error("a request was not counted");
  return count;
}

export async function forgetRequestCounts({ tx }: SignInScope): Promise<void> {
  await tx.deleteFrom("request_counts").where("window_ends", "<", sql<Date>`now()`).execute();
}
