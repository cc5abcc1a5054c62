import { randomInt } from "node:crypto";
import type { SignInScope } from "../database/scope.ts";
import { hashPassword, isPassword } from "./passwords.ts";

const LENGTH = 6;
/** Without what is easily misread in a mail: 0 and O, 1, I and L. */
const SYMBOLS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** How long a code is good for, and how often it may be mistyped. */
export const CODE_MS = 15 * 60_000;
const CODE_TRIES = 5;

type CodePurpose = "confirm_registration" | "reset_password";

export const createCode = (): string =>
  Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join("");

/** A new code in the place of the last one for the same. */
export async function issueCode({ tx }: SignInScope, userId: number, purpose: CodePurpose, now: Date): Promise<string> {
  const code = createCode();
  const fresh = {
    code_hash: await hashPassword(code),
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_MS),
    tries: 0,
    used_at: null,
  };
  await tx
    .insertInto("access_codes")
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(fresh))
    .execute();
  return code;
}

export type Verification = "verified" | "verified_before" | "refused";

/** Counts a try and uses the code up. Without a user it works as hard and refuses. Keep the transaction: it holds the count. */
export async function verifyCode(
  { tx }: SignInScope,
  userId: number | undefined,
  { purpose, code, now }: { purpose: CodePurpose; code: string; now: Date },
): Promise<Verification> {
  const row =
    userId === undefined
      ? undefined
      : await tx
          .updateTable("access_codes")
          .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
          .where("user_id", "=", userId)
          .where("purpose", "=", purpose)
          .where("expires_at", ">", now)
          .where("tries", "<", CODE_TRIES)
          .returning(["code_hash", "used_at"])
          .executeTakeFirst();
  if (!(await isPassword(code, row?.code_hash)) || !row || userId === undefined) return "refused";
  if (row.used_at) return "verified_before";
  await tx
    .updateTable("access_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();
  return "verified";
}
