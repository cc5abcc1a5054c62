import { sql } from "kysely";
import type { SignInScope } from "../database/scope.ts";
import type { Letter } from "../mail/letter.ts";

/** Sends a letter once, and only if, this transaction holds. */
export async function enqueueMail({ tx }: SignInScope, letter: Letter): Promise<void> {
  await sql`select enqueue_mail(${JSON.stringify(letter)}::json)`.execute(tx);
}

/** The same for many letters, in one statement. */
export async function enqueueMails({ tx }: SignInScope, letters: readonly Letter[]): Promise<void> {
  await sql`select enqueue_mail(letter) from json_array_elements(${JSON.stringify(letters)}::json) as letter`.execute(
    tx,
  );
}
