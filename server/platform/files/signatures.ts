import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

interface Signatures {
  sign(key: string, expires: number): string;
  isSigned(key: string, expires: number, signature: string): boolean;
}

/** A signature opens the one file that it was made for. */
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
