import { sql } from "kysely";
import { PLATFORM, type Scope } from "./scope.ts";

/** The lock lasts to the end of the transaction, so that of two creations at once the second counts the first. */
export async function oneAtATime({ tx, actor }: Scope, noun: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${noun}, ${actor.trainerId ?? PLATFORM}))`.execute(tx);
}
