import { createHmac } from "node:crypto";

/**
 * Derives a secret from the owner's password. Several processes on one database get the same one without storing it, and a
 * person who knows that password could already do everything.
 */
export function deriveSecret(ownerUrl: string, purpose: string): Buffer {
  const { username, password } = new URL(ownerUrl);
  return createHmac("sha256", `${username}:${password}`).update(purpose).digest();
}
