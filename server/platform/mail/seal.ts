import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from "node:crypto";

/** The DER prefix of a 32-byte X25519 key (RFC 8410). */
const PRIVATE_DER = Buffer.from("302e020100300506032b656e04220420", "hex");
const PUBLIC_DER = Buffer.from("302a300506032b656e032100", "hex");
const KEY_BYTES = 32;
const TAG_BYTES = 16;

const privateOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: "der", type: "pkcs8" });

const publicOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_DER, bytes]), format: "der", type: "spki" });

const bytesOf = (key: KeyObject): Buffer => key.export({ format: "der", type: "spki" }).subarray(-KEY_BYTES);

/** The key that letters are sealed with. Everybody may know it: it opens nothing. */
export const sealingKey = (seed: Buffer): string => bytesOf(createPublicKey(privateOf(seed))).toString("base64");

/** X25519 with a key of its own for each text, HKDF, AES-256-GCM. A key is used once, so the nonce may be constant. */
export function seal(text: string, key: string): string {
  const to = Buffer.from(key, "base64");
  const ephemeral = generateKeyPairSync("x25519");
  const from = bytesOf(ephemeral.publicKey);
  const secret = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: publicOf(to) });
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, from, to), NONCE);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([from, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Tries one secret after the other: the text does not say which one it was sealed for. */
export function unseal(sealed: string, seeds: readonly Buffer[]): string {
  for (const [index, seed] of seeds.entries()) {
    try {
      return unsealWith(sealed, seed);
    } catch (error) {
      if (index === seeds.length - 1) throw error;
    }
  }
  throw new Error("there is no secret to unseal with");
}

function unsealWith(sealed: string, seed: Buffer): string {
  const bytes = Buffer.from(sealed, "base64");
  const from = bytes.subarray(0, KEY_BYTES);
  const privateKey = privateOf(seed);
  const secret = diffieHellman({ privateKey, publicKey: publicOf(from) });
  const to = bytesOf(createPublicKey(privateKey));
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, from, to), NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(KEY_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

const NONCE = Buffer.alloc(12);

const keyFor = (secret: Buffer, from: Buffer, to: Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, Buffer.concat([from, to]), "prumo letter", 32));
