import { createHmac } from "node:crypto";

/** Processes on one database share it unstored. A person who knows the owner's password could already do everything. */
export function deriveSecret(ownerUrl: string, purpose: string): Buffer {
  const { username, password } = new URL(ownerUrl);
  return createHmac("sha256", `${username}:${password}`).update(purpose).digest();
}
