import { randomInt } from "node:crypto";
import type { SignInScope } from "../database/scope.ts";
import { CODE } from "../limits.ts";
import type { Outcome } from "../outcome.ts";
import { hashPassword } from "./passwords.ts";

const LENGTH = 6;
/** Without characters that are easily misread in a mail: 0 and O, 1, I and L. */
export const SYMBOLS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

type CodePurpose = "confirm_registration" | "reset_password";

export const createCode = (): string =>
  Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join("");

/** Six characters are few, so the stored hash is slow. */
export interface NewCode {
  readonly code: string;
  readonly hash: string;
}

export async function prepareCode(): Promise<NewCode> {
  const code = createCode();
  return { code, hash: await hashPassword(code) };
}

export async function storeCode(
  { tx }: SignInScope,
  userId: number,
  { purpose, hash, now }: { readonly purpose: CodePurpose; readonly hash: string; readonly now: Date },
): Promise<void> {
  const stored = {
    code_hash: hash,
    created_at: now,
    expires_at: new Date(now.getTime() + CODE.lifeMs),
    tries: 0,
    used_at: null,
  };
  await tx
    .insertInto("access_codes")
    .values({ user_id: userId, purpose, ...stored })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(stored))
    .execute();
}

/** Undefined when there is no code, or it had too many attempts. */
export async function countCodeAttempt(
  { tx }: SignInScope,
  userId: number,
  { purpose, now }: { readonly purpose: CodePurpose; readonly now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable("access_codes")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .where("tries", "<", CODE.attempts)
    .returning("code_hash")
    .executeTakeFirst();
  return row?.code_hash;
}

export type Verification = Outcome<"verified" | "verified_before" | "refused">;

/** The caller holds the account's lock. */
export async function spendCode(
  { tx }: SignInScope,
  userId: number,
  { purpose, checkedHash, now }: { readonly purpose: CodePurpose; readonly checkedHash: string; readonly now: Date },
): Promise<Verification> {
  const checked = tx
    .selectFrom("access_codes")
    .select("used_at")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("code_hash", "=", checkedHash)
    .where("expires_at", ">", now);
  const code = await checked.forUpdate().executeTakeFirst();
  if (!code) return { outcome: "refused" };
  if (code.used_at) return { outcome: "verified_before" };
  await tx
    .updateTable("access_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .execute();
  return { outcome: "verified" };
}
