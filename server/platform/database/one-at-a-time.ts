import { sql } from "kysely";
import type { Scope } from "./scope.ts";

/**
 * Waits until no other transaction of this tenant holds the same noun, and holds it to the end of this one. What is counted
 * afterwards stays true: of two creations at once the second sees the first.
 */
export async function oneAtATime({ tx, actor }: Scope, noun: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${noun}, ${actor.trainerId ?? 0}))`.execute(tx);
}
