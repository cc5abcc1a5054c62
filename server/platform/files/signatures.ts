import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

interface Signatures {
  sign(key: string, expires: number): string;
  /** Whether the signature is ours, for this very file and moment, and the moment is still to come. */
  isSigned(key: string, expires: number, signature: string): boolean;
}

/** Addresses of files that work for a while without a session. A signature opens the one file that it was made for. */
export function createSignatures(secret: Buffer, clock: Clock): Signatures {
  const sign = (key: string, expires: number) =>
    createHmac("sha256", secret).update(`${key} ${expires}`).digest("base64url");
  return {
    sign,
    isSigned(key, expires, signature) {
      const expected = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      return expires > clock.now().getTime() && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
