import { hash, verify } from "@node-rs/argon2";

/** argon2id with the OWASP minimum of 19 MiB, two passes (Password Storage Cheat Sheet, 2025). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let nobody: Promise<string> | undefined;

/** Verifies against a stranger's hash when there is none, so that time does not tell whether an account exists. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}
