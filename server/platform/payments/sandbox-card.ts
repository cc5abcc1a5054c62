import { createECDH, webcrypto } from "node:crypto";
import { z } from "zod";

const { subtle } = webcrypto;

export const CURVE = "prime256v1";
const POINT_BYTES = 65;
const NONCE_BYTES = 12;

const Card = z.object({
  number: z.string().regex(/^\d{16}$/),
  holder_name: z.string().trim().min(1).max(120),
  expiration_date: z.string().regex(/^(0[1-9]|1[0-2])\/20\d\d$/),
  cvv: z.string().regex(/^\d{3,4}$/),
});
export type Card = z.output<typeof Card>;

/** Base64url of a one-time P-256 point, a nonce, and AES-256-GCM under HKDF-SHA-256, salted with both points. */
export async function decryptCard(privateKey: Buffer, publicKey: Buffer, hash: string): Promise<Card | undefined> {
  try {
    const bytes = Buffer.from(hash, "base64url");
    const theirs = bytes.subarray(0, POINT_BYTES);
    const ours = createECDH(CURVE);
    ours.setPrivateKey(privateKey);
    const shared = await subtle.importKey("raw", new Uint8Array(ours.computeSecret(theirs)), "HKDF", false, [
      "deriveKey",
    ]);
    const salt = new Uint8Array(Buffer.concat([theirs, publicKey]));
    const key = await subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode("prumo card") },
      shared,
      { name: "AES-GCM", length: 256 },
      false,
      ["decrypt"],
    );
    const iv = new Uint8Array(bytes.subarray(POINT_BYTES, POINT_BYTES + NONCE_BYTES));
    const sealed = new Uint8Array(bytes.subarray(POINT_BYTES + NONCE_BYTES));
    const plain = await subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
    return Card.safeParse(JSON.parse(Buffer.from(plain).toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
