import { hash, hashRaw, verify } from "@node-rs/argon2";
import { refuseInTransaction } from "../database/transaction.ts";

/** argon2id with the OWASP minimum of 19 MiB, two passes (Password Storage Cheat Sheet, 2025). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes some 30 ms by design, so it runs outside of transactions. */
export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction("argon2");
  return hash(password, OPTIONS);
}

/** For secrets of which one of several is looked for: the same salt makes them comparable. */
export async function hashWithSalt(secret: string, salt: Buffer): Promise<Buffer> {
  refuseInTransaction("argon2");
  return hashRaw(secret, { ...OPTIONS, salt });
}

let unusedHash: Promise<string> | undefined;

/** Without a stored hash it verifies against an unused one, so that time does not tell whether an account exists. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  refuseInTransaction("argon2");
  unusedHash ??= hashPassword("no account has this password");
  const matches = await verify(stored ?? (await unusedHash), password);
  return matches && Boolean(stored);
}
