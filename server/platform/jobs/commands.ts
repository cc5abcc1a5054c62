import { sql } from "kysely";
import type { SignInScope } from "../database/scope.ts";
import type { Letter } from "../mail/letter.ts";
import { seal } from "../mail/seal.ts";

/** Sends a letter once, and only if, this transaction holds. Until then it waits sealed: links and codes are keys. */
export async function enqueueMail({ tx }: SignInScope, letter: Letter): Promise<void> {
  const { rows } = await sql<{ key: string }>`select mail_sealing_key() as key`.execute(tx);
  const sealed = seal(JSON.stringify(letter), rows[0]?.key ?? "");
  await sql`select enqueue_mail(${JSON.stringify({ sealed })}::json)`.execute(tx);
}

/** The same for many letters, in one statement. */
export async function enqueueMails({ tx }: SignInScope, letters: readonly Letter[]): Promise<void> {
  await sql`select enqueue_mail(letter) from json_array_elements(${JSON.stringify(letters)}::json) as letter`.execute(
    tx,
  );
}
