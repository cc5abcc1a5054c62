import { createECDH, createHash, createHmac, webcrypto } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import type { Charge, ChargeAnswer, PaymentProvider } from "./provider.ts";

const { subtle } = webcrypto;

const CURVE = "prime256v1";
const POINT_BYTES = 65;
const NONCE_BYTES = 12;

/** What the test cards do, by number; docs/payments-sandbox.md lists them. Any other number is declined. */
const TEST_CARDS: Readonly<Record<string, "approved" | "declined" | "expired" | "slow" | "fails_on_renewal">> = {
  "4111111111111111": "approved",
  "5555555555554444": "approved",
  "4000000000000002": "declined",
  "4000000000000069": "expired",
  "4000000000000259": "slow",
  "4000000000000341": "fails_on_renewal",
};

/** What a browser encrypts: the words of the card form. */
const Card = z.object({
  number: z.string().regex(/^\d{16}$/),
  holder_name: z.string().trim().min(1).max(120),
  expiration_date: z.string().regex(/^(0[1-9]|1[0-2])\/20\d\d$/),
  cvv: z.string().regex(/^\d{3,4}$/),
});
type Card = z.output<typeof Card>;

interface SandboxOptions {
  /** The same for every process on one database, so that a card encrypted for one is read by all. */
  readonly secret: Buffer;
  readonly clock: Clock;
  /** How long the slow card takes to be approved. */
  readonly slowMs?: number;
}

/** A provider inside the server that moves no money, for trying the product and for its tests: real encryption, test cards. */
export function createSandbox({ secret, clock, slowMs = 5000 }: SandboxOptions): PaymentProvider {
  const keys = createECDH(CURVE);
  keys.setPrivateKey(createHmac("sha256", secret).update("payments sandbox").digest());
  const charges = new Map<string, Promise<ChargeAnswer>>();

  async function decide({ card }: Charge): Promise<ChargeAnswer> {
    if ("reference" in card) return again(card.reference);
    const read = await decrypt(keys.getPrivateKey(), keys.getPublicKey(), card.hash);
    if (!read || !isLuhn(read.number)) return { outcome: "refused", reason: "invalid" };
    const behaviour = TEST_CARDS[read.number] ?? "declined";
    if (behaviour === "expired" || isExpired(read, clock.now())) return { outcome: "refused", reason: "expired" };
    if (behaviour === "declined") return { outcome: "refused", reason: "declined" };
    if (behaviour === "slow") await wait(slowMs);
    const last4 = read.number.slice(-4);
    const name = createHash("sha256").update(card.hash).digest("hex").slice(0, 16);
    const cardReference = `sandbox_${behaviour}_${last4}_${name}`;
    return { outcome: "paid", cardReference, brand: read.number.startsWith("4") ? "Visa" : "Mastercard", last4 };
  }

  return {
    cardKey: () => ({ provider: "sandbox", public_key: keys.getPublicKey("base64url") }),
    charge(charge) {
      const asked = charges.get(charge.key) ?? decide(charge);
      charges.set(charge.key, asked);
      return asked;
    },
    async refund(key) {
      charges.delete(key);
    },
  };
}

/** A card charged again by its reference: one of the test cards no longer pays. */
function again(reference: string): ChargeAnswer {
  const [, behaviour, last4] = /^sandbox_([a-z_]+)_(\d{4})_\w+$/.exec(reference) ?? [];
  if (!last4) return { outcome: "refused", reason: "invalid" };
  if (behaviour === "fails_on_renewal") return { outcome: "refused", reason: "declined" };
  return { outcome: "paid", cardReference: reference, brand: null, last4 };
}

/** A card is good until the end of its month. */
function isExpired({ expiration_date }: Card, now: Date): boolean {
  const [month = "", year = ""] = expiration_date.split("/");
  return `${year}-${month}` < todayInSaoPaulo(now.getTime()).slice(0, 7);
}

/** The check digit of a card number (ISO/IEC 7812-1, Luhn 1960). */
function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Reads a `card_hash`: base64url of the browser's one-time P-256 point, a nonce, and the card in AES-256-GCM under
 * HKDF-SHA-256 of the shared secret, salted with both points. Undefined for data that was not encrypted with this key.
 */
async function decrypt(privateKey: Buffer, publicKey: Buffer, hash: string): Promise<Card | undefined> {
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
