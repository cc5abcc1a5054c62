import type { CardKey } from "#contract/platform-billing/subscription-payments.ts";
import { type Card, cardToken } from "./card-token.ts";

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const NONCE_BYTES = 12;

export const hashCard = (key: CardKey, card: Card): Promise<string> =>
  key.provider === "pagarme" ? cardToken(key, card) : encryptCard(key.public_key, card);

/**
 * Encrypts a card for the sandbox: a one-time P-256 point, a nonce, and the card in AES-256-GCM under HKDF-SHA-256 of
 * the shared secret, salted with both points. Our own server cannot be handed a card by mistake: it never leaves the page.
 */
async function encryptCard(publicKey: string, card: Card): Promise<string> {
  const theirs = bytesOf(publicKey);
  const oneTime = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", oneTime.publicKey));
  const provider = await crypto.subtle.importKey("raw", theirs, CURVE, false, []);
  const secret = await crypto.subtle.deriveBits({ name: "ECDH", public: provider }, oneTime.privateKey, 256);
  const shared = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const salt = new Uint8Array([...point, ...theirs]);
  const info = new TextEncoder().encode("prumo card");
  const aes = { name: "AES-GCM", length: 256 };
  const derivation = { name: "HKDF", hash: "SHA-256", salt, info };
  const key = await crypto.subtle.deriveKey(derivation, shared, aes, false, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plainText = new TextEncoder().encode(JSON.stringify(card));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plainText));
  return textOf(new Uint8Array([...point, ...iv, ...sealed]));
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
