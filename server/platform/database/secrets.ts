import { createHmac } from "node:crypto";
import { accountIn } from "./connection/address.ts";

/** The present one first, which signs and seals; the former ones still verify and open. */
export type Secrets = readonly [present: Buffer, ...former: Buffer[]];

/** Processes on one database share it unstored. A person who knows the owner's password could already do everything. */
export function deriveSecret(ownerUrl: string, purpose: string): Buffer {
  return derive(rootOf(ownerUrl), purpose);
}

/** Derived from each of SECRET_KEYS, and last from the owner's password: the only source of an installation without keys. */
export function deriveSecrets(ownerUrl: string, purpose: string, secretKeys: readonly string[] = []): Secrets {
  const [present = rootOf(ownerUrl), ...former] = [...secretKeys, rootOf(ownerUrl)];
  return [derive(present, purpose), ...former.map((root) => derive(root, purpose))];
}

/** As a key it keeps what an owner's former password signed: `prumo:password`. */
function rootOf(ownerUrl: string): string {
  const { username, password } = accountIn(ownerUrl);
  return `${username}:${password}`;
}

const derive = (root: string, purpose: string): Buffer => createHmac("sha256", root).update(purpose).digest();
