import { createHmac } from "node:crypto";

/**
 * Secrets are derived from the owner's password instead of stored: several processes on one database then agree on them,
 * and whoever can read them could already do everything.
 */
export function deriveSecret(ownerUrl: string, purpose: string): Buffer {
  const { username, password } = new URL(ownerUrl);
  return createHmac("sha256", `${username}:${password}`).update(purpose).digest();
}
