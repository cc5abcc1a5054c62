import { sql } from "kysely";
import type { SignInScope } from "../database/scope.ts";
import type { Letter } from "../mail/letter.ts";

/** Sends a letter once, and only if, this transaction holds. */
export async function enqueueMail({ tx }: SignInScope, letter: Letter): Promise<void> {
  await sql`select enqueue_mail(${JSON.stringify(letter)}::json)`.execute(tx);
}
