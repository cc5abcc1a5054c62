import { createHmac, webcrypto } from "node:crypto";
import type { PaymentProvider } from "../../platform/payments/provider.ts";

const { subtle } = webcrypto;

/** The sandbox's test cards, as docs/payments.md lists them. */
export const CARDS = {
  approved: "4111111111111111",
  declined: "4000000000000002",
  expired: "4000000000000069",
  slow: "4000000000000259",
  failsOnRenewal: "4000000000000341",
  lost: "4000000000000408",
} as const;

export const SANDBOX_SECRET = Buffer.from("tests");

/** Node's WebCrypto stands in for the page's. */
export async function encryptCard(
  payments: Pick<PaymentProvider, "cardKey">,
  number: string,
  { expiration_date = "12/2030", cvv = "123" } = {},
): Promise<string> {
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const theirs = new Uint8Array(Buffer.from(payments.cardKey().public_key, "base64url"));
  const own = await subtle.generateKey(curve, false, ["deriveBits"]);
  const point = new Uint8Array(await subtle.exportKey("raw", own.publicKey));
  const publicKey = await subtle.importKey("raw", theirs, curve, false, []);
  const bits = await subtle.deriveBits({ name: "ECDH", public: publicKey }, own.privateKey, 256);
  const shared = await subtle.importKey("raw", bits, "HKDF", false, ["deriveKey"]);
  const salt = new Uint8Array([...point, ...theirs]);
  const info = new TextEncoder().encode("prumo card");
  const aes = { name: "AES-GCM", length: 256 };
  const key = await subtle.deriveKey({ name: "HKDF", hash: "SHA-256", salt, info }, shared, aes, false, ["encrypt"]);
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const card = JSON.stringify({ number, holder_name: "ANA PRADO", expiration_date, cvv });
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(card));
  return Buffer.concat([point, iv, new Uint8Array(sealed)]).toString("base64url");
}

export const aPayment = async (
  payments: PaymentProvider,
  number: string,
  plan: { id: number; installments: number },
) => ({
  creditCard: {
    card_hash: await encryptCard(payments, number),
    holder_cpf: "123.456.789-09",
    holder_phone: "(11) 9 0026-1207",
  },
  plan,
});

/** The provider charges, and the answer does not arrive. */
export const withLostAnswers = (payments: PaymentProvider): PaymentProvider => ({
  ...payments,
  charge: async (asked) => {
    await payments.charge(asked);
    return { outcome: "away" };
  },
});

export function aNotice(id: string, key: string) {
  const body = { id, key };
  const signature = createHmac("sha256", SANDBOX_SECRET).update(JSON.stringify(body)).digest("hex");
  return { body, headers: { "x-sandbox-signature": signature } };
}
