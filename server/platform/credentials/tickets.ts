import type { SignInScope } from "../database/scope.ts";
import { TICKET } from "../limits.ts";
import { createToken } from "../tokens.ts";

export async function createTicket({ tx }: SignInScope, userId: number, now: Date): Promise<string> {
  const { token, hash } = createToken();
  const expires_at = new Date(now.getTime() + TICKET.lifeMs);
  await tx
    .insertInto("sign_in_tickets")
    .values({ token_hash: hash, user_id: userId, created_at: now, expires_at })
    .execute();
  return token;
}

interface Presented {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** Undefined once used, ended, expired or tried too often. */
export async function findTicket({ tx }: SignInScope, { tokenHash, now }: Presented): Promise<number | undefined> {
  const ticket = await tx
    .selectFrom("sign_in_tickets")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("tries", "<", TICKET.attempts)
    .executeTakeFirst();
  return ticket?.user_id;
}

/** The caller holds the account's lock, which every change of the password takes too. */
export async function spendTicket({ tx }: SignInScope, { tokenHash, now }: Presented): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sign_in_tickets")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("tries", "<", TICKET.attempts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countTicketTry({ tx }: SignInScope, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable("sign_in_tickets")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function endTicketsOf({ tx }: SignInScope, userId: number): Promise<void> {
  await tx.deleteFrom("sign_in_tickets").where("user_id", "=", userId).execute();
}
