import { createHmac } from "node:crypto";
import { accountIn } from "./address.ts";

/** Processes on one database share it unstored. A person who knows the owner's password could already do everything. */
export function deriveSecret(ownerUrl: string, purpose: string): Buffer {
  const { username, password } = accountIn(ownerUrl);
  return createHmac("sha256", `${username}:${password}`).update(purpose).digest();
}
