import type { CardKey } from "#contract/platform-billing/subscription-payments.ts";
import { ApiError } from "../../../api/api-error.ts";

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

/** The payment provider reads this out of a `card_hash`. */
interface Card {
  readonly number: string;
  readonly holder_name: string;
  readonly expiration_date: string;
  readonly cvv: string;
}

type PagarmeKey = Extract<CardKey, { provider: "pagarme" }>;

/** A person waits no longer for an answer. */
const TIMEOUT_MS = 15_000;

const REFUSED = "Dados do Cartão inválido!";
const NUMBER = "paymentInformation.creditCard.number";

/**
 * Sends a card to the payment provider, which answers a token for one payment within a minute. The card goes from this page to the
 * provider and never to our server. Throws as a call of our server does: refused with the card's field, or away.
 */
async function cardToken({ public_key, tokens_url }: PagarmeKey, card: Card): Promise<string> {
  const { number, holder_name, cvv, expiration_date } = card;
  const [month = "", year = ""] = expiration_date.split("/");
  const requestedCard = { number, holder_name, cvv, exp_month: Number(month), exp_year: Number(year) };
  const response = await fetch(`${tokens_url}?appId=${encodeURIComponent(public_key)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "card", card: requestedCard }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => Promise.reject(ApiError.away()));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && hasId(answer)) return answer.id;
  // A wrong key or a page that the provider does not know says nothing about the card.
  const isAboutTheCard = [400, 412, 422].includes(response.status);
  throw isAboutTheCard
    ? new ApiError(422, { code: "card_refused", detail: REFUSED, fields: { [NUMBER]: REFUSED } })
    : ApiError.away();
}

const hasId = (answer: unknown): answer is { readonly id: string } =>
  typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string";
