import { createECDH, createHash, createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { pixCode } from "#domain/billing/pix/code.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import type {
  Charge,
  ChargeAnswer,
  FoundCharge,
  PaidCharge,
  PaymentProvider,
  PixAnswer,
  PixAsked,
  RefusedCard,
} from "./provider.ts";
import { type Card, CURVE, decryptCard } from "./sandbox-card.ts";
import { type LedgerEntry, openLedger } from "./sandbox-ledger.ts";

type Behaviour = "approved" | "declined" | "expired" | "slow" | "fails_on_renewal" | "lost";

/** docs/payments.md lists the numbers. Any other one is declined. */
const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  "4111111111111111": "approved",
  "5555555555554444": "approved",
  "4000000000000002": "declined",
  "4000000000000069": "expired",
  "4000000000000259": "slow",
  "4000000000000341": "fails_on_renewal",
  "4000000000000408": "lost",
};

/** A Pix is paid ten seconds after it was asked for, but of values that end in 13 cents. */
const PIX_PAID_AFTER_MS = 10_000;
const UNLUCKY_CENTS = 13;
const PIX_KEY = "00000000-0000-4000-8000-000000000000";

/** The sandbox sends no notices. One that is signed with its secret counts, so that receiving them can be tried. */
const SIGNATURE = "x-sandbox-signature";
const SentNotice = z.object({ id: z.string().min(1).max(200), key: z.string().min(1).max(200) });

interface SandboxOptions {
  /** The same for every process on one database, so that a card encrypted for one is read by all. */
  readonly secret: Buffer;
  readonly clock: Clock;
  readonly folder: string;
  readonly slowMs?: number;
}

type Decided = PaidCharge | RefusedCard;

export function createSandbox({ secret, clock, folder, slowMs = 5000 }: SandboxOptions): PaymentProvider {
  const keys = createECDH(CURVE);
  keys.setPrivateKey(createHmac("sha256", secret).update("payments sandbox").digest());
  const ledger = openLedger(folder);
  const underWay = new Map<string, Promise<ChargeAnswer>>();

  async function readCard(hash: string): Promise<Decided> {
    const read = await decryptCard(keys.getPrivateKey(), keys.getPublicKey(), hash);
    if (!read || !isLuhn(read.number)) return { outcome: "refused", reason: "invalid" };
    const behaviour = TEST_CARDS[read.number] ?? "declined";
    if (behaviour === "expired" || isExpired(read, clock.now())) return { outcome: "refused", reason: "expired" };
    if (behaviour === "declined") return { outcome: "refused", reason: "declined" };
    if (behaviour === "slow") await wait(slowMs);
    const last4 = read.number.slice(-4);
    const name = createHash("sha256").update(hash).digest("hex").slice(0, 16);
    const cardReference = `sandbox_${behaviour}_${last4}_${name}`;
    return { outcome: "paid", cardReference, brand: read.number.startsWith("4") ? "Visa" : "Mastercard", last4 };
  }

  /** A charge that was paid back may be asked for anew, and then counts. */
  async function charge({ key, card }: Charge): Promise<ChargeAnswer> {
    const previous = toFound(await ledger.read(key));
    if (previous.outcome === "paid") return previous;
    const answer = "reference" in card ? chargeAgain(card.reference) : await readCard(card.hash);
    await ledger.write(key, answer.outcome === "paid" ? { ...answer, isRefunded: false, refundedCents: 0 } : answer);
    const isLost = answer.outcome === "paid" && answer.cardReference.startsWith("sandbox_lost_");
    return isLost && "hash" in card ? { outcome: "away" } : answer;
  }

  async function makePix({ key, cents, expiresAt }: PixAsked): Promise<PixAnswer> {
    const now = clock.now().getTime();
    const previous = await ledger.read(key);
    if (previous) return toPix(previous, now);
    const entry = {
      outcome: "pix" as const,
      code: pixCode({ key: PIX_KEY, name: "Sandbox", city: "Sao Paulo", cents }),
      cents,
      paidAt: cents % 100 === UNLUCKY_CENTS ? null : now + PIX_PAID_AFTER_MS,
      expiresAt: expiresAt.getTime(),
      isRefunded: false,
      refundedCents: 0,
    };
    await ledger.write(key, entry);
    return toPix(entry, now);
  }

  return {
    cardKey: () => ({ provider: "sandbox", public_key: keys.getPublicKey("base64url") }),
    charge(asked) {
      const answer = underWay.get(asked.key) ?? charge(asked).finally(() => underWay.delete(asked.key));
      underWay.set(asked.key, answer);
      return answer;
    },
    find: async (key) => (underWay.has(key) ? { outcome: "pending" } : toFound(await ledger.read(key))),
    makePix,
    findPix: async (key) => toPix(await ledger.read(key), clock.now().getTime()),
    async refund(key, totalCents) {
      await underWay.get(key);
      const entry = await ledger.read(key);
      if (entry && entry.outcome !== "refused")
        await ledger.write(
          key,
          totalCents === undefined
            ? { ...entry, isRefunded: true }
            : { ...entry, refundedCents: Math.max(entry.refundedCents, totalCents) },
        );
      return { outcome: "refunded" };
    },
    async findReturned(key) {
      await underWay.get(key);
      const entry = await ledger.read(key);
      if (!entry || entry.outcome === "refused") return { outcome: "absent" };
      return { outcome: "returned", cents: entry.isRefunded ? "all" : entry.refundedCents };
    },
    async saveCard({ hash }) {
      const answer = await readCard(hash);
      if (answer.outcome === "refused") return answer;
      return { ...answer, outcome: "saved" };
    },
    readPaymentNotice(headers, rawBody) {
      const signature = createHmac("sha256", secret).update(rawBody).digest();
      const sent = Buffer.from(String(headers[SIGNATURE] ?? ""), "hex");
      if (sent.length !== signature.length || !timingSafeEqual(sent, signature)) return { outcome: "refused" };
      const notice = SentNotice.safeParse(JSON.parse(rawBody.toString("utf8")));
      return notice.success ? { outcome: "charge", ...notice.data } : { outcome: "other" };
    },
  };
}

function toPix(entry: LedgerEntry | undefined, now: number): PixAnswer {
  if (entry?.outcome !== "pix") return { outcome: "absent" };
  const { code, cents, paidAt, expiresAt, isRefunded } = entry;
  if (isRefunded) return { outcome: "ended" };
  if (paidAt !== null && paidAt <= now) return { outcome: "paid", cents };
  return now < expiresAt ? { outcome: "waiting", code } : { outcome: "ended" };
}

function toFound(entry: LedgerEntry | undefined): FoundCharge {
  if (!entry || entry.outcome === "pix") return { outcome: "absent" };
  if (entry.outcome === "refused") return entry;
  const { isRefunded, refundedCents: _, ...paid } = entry;
  return isRefunded ? { outcome: "refused", reason: "declined" } : paid;
}

function chargeAgain(reference: string): Decided {
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
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
