import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Secrets } from "../database/secrets.ts";

interface Signatures {
  sign(key: string, expires: number): string;
  isSigned(key: string, expires: number, signature: string): boolean;
}

/** A signature opens the one file that it was made for. Those of former secrets open too, until they expire. */
export function createSignatures(secrets: Secrets, clock: Clock): Signatures {
  const signWith = (secret: Buffer, key: string, expires: number) =>
    createHmac("sha256", secret).update(`${key} ${expires}`).digest("base64url");
  return {
    sign: (key, expires) => signWith(secrets[0], key, expires),
    isSigned(key, expires, signature) {
      const given = Buffer.from(signature);
      const isBy = (secret: Buffer) => {
        const expected = Buffer.from(signWith(secret, key, expires));
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      return expires > clock.now().getTime() && secrets.some(isBy);
    },
  };
}
