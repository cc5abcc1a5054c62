import { createHash, randomBytes } from "node:crypto";

/** 256 random bits need no salt and no slow hash. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
