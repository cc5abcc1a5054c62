import { sql } from "kysely";
import type { SignInScope } from "../database/scope.ts";
import type { Letter } from "../mail/letter.ts";
import { seal } from "../mail/seal.ts";

/** Sends letters once, and only if, this transaction holds. Until then each waits sealed: links and codes are keys. */
export async function enqueueMails({ tx }: SignInScope, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return;
  const { rows } = await sql<{ key: string }>`select mail_sealing_key() as key`.execute(tx);
  const sealed = letters.map((letter) => ({ sealed: seal(JSON.stringify(letter), rows[0]?.key ?? "") }));
  await sql`select enqueue_mail(letter) from json_array_elements(${JSON.stringify(sealed)}::json) as letter`.execute(
    tx,
  );
}

export const enqueueMail = (scope: SignInScope, letter: Letter): Promise<void> => enqueueMails(scope, [letter]);

/** Files go a day after this transaction, if it holds: a backup may copy them after a dump that still names them. */
export const removeFiles = (scope: SignInScope, keys: readonly (string | null)[]): Promise<void> =>
  enqueueRemoval(scope, keys, true);

/** Files that no backup needs go once, and only if, this transaction holds. */
export const removeFilesAtOnce = (scope: SignInScope, keys: readonly (string | null)[]): Promise<void> =>
  enqueueRemoval(scope, keys, false);

async function enqueueRemoval({ tx }: SignInScope, keys: readonly (string | null)[], waits: boolean): Promise<void> {
  const files = keys.filter((key) => key !== null);
  if (files.length > 0) await sql`select enqueue_file_removal(${files}::text[], ${waits})`.execute(tx);
}

/** `invitation`: to a new student. `access`: to any student or a trainer. `confirmation`: to prove an e-mail. */
export type AccessMailKind = "invitation" | "access" | "confirmation" | "password_reset";

export async function enqueueAccessMails(
  { tx }: SignInScope,
  kind: AccessMailKind,
  people: readonly number[],
): Promise<void> {
  if (people.length > 0) await sql`select enqueue_access_mails(${kind}, ${people}::bigint[])`.execute(tx);
}
