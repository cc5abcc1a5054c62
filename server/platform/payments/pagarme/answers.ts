import type { ChargeAnswer, FoundCharge, PixAnswer, RefusedCard } from "../provider.ts";
import { referenceOf } from "./requests.ts";
import { type Charge, type Order, Rejection } from "./shapes.ts";

/** Codes of the acquirer, which standardises those of the card brands (ABECS). All other refusals are the bank's "no". */
const EXPIRED_CODES = new Set(["1001", "1033", "54"]);
const INVALID_CODES = new Set(["1011", "1019", "1045", "14", "82", "N7"]);
/** Codes of the gateway when the acquirer was not asked, because the card's data cannot be right. */
const INVALID_GATEWAY = new Set(["400", "404", "412", "422"]);

/** A Pix of another amount than was asked for. */
const MISPAID = new Set(["overpaid", "underpaid"]);
/** A part of the money went back: the rest stays paid. */
const PAID = new Set(["paid", "partial_canceled"]);
const UNDECIDED = new Set(["pending", "processing"]);

/** A refunded order counts as refused. */
export function toFound({ status, customer, charges }: Order): FoundCharge {
  const charge = charges?.at(-1);
  if (!charge) return UNDECIDED.has(status) ? { outcome: "pending" } : { outcome: "refused", reason: "declined" };
  if (UNDECIDED.has(charge.status) || MISPAID.has(charge.status)) return { outcome: "pending" };
  if (!PAID.has(charge.status)) return { outcome: "refused", reason: reasonOf(charge) };
  const card = charge.last_transaction?.card;
  // Paid without a card is not what was asked for: a person must look at it, and until then it is undecided.
  if (!card || !customer) return { outcome: "pending" };
  const { id, brand = null, last_four_digits: last4 } = card;
  return { outcome: "paid", cardReference: referenceOf(customer.id, id), brand, last4 };
}

export function toAnswer(order: Order): ChargeAnswer {
  const found = toFound(order);
  return found.outcome === "pending" || found.outcome === "absent" ? { outcome: "away" } : found;
}

/** Cents that went back. A canceled charge says how many, or means all; what the payer's bank took back is all. */
export function returnedCents({ status, amount, canceled_amount }: Charge): number {
  if (status === "chargedback") return amount;
  return canceled_amount ?? (PAID.has(status) || UNDECIDED.has(status) || MISPAID.has(status) ? 0 : amount);
}

/** It cannot be paid without its code. */
export function toPix({ status, charges }: Order): PixAnswer {
  const charge = charges?.at(-1);
  if (charge && (PAID.has(charge.status) || MISPAID.has(charge.status)))
    return { outcome: "paid", cents: charge.paid_amount ?? charge.amount };
  if (!UNDECIDED.has(charge?.status ?? status)) return { outcome: "ended" };
  const code = charge?.last_transaction?.qr_code;
  return code ? { outcome: "waiting", code } : { outcome: "away" };
}

function reasonOf({ last_transaction }: Charge): RefusedCard["reason"] {
  const acquirer = last_transaction?.acquirer_return_code ?? "";
  if (EXPIRED_CODES.has(acquirer)) return "expired";
  if (INVALID_CODES.has(acquirer)) return "invalid";
  return !acquirer && INVALID_GATEWAY.has(last_transaction?.gateway_response?.code ?? "") ? "invalid" : "declined";
}

export function toRefusal(status: number, body: unknown): RefusedCard {
  const { data } = Rejection.safeParse(body);
  const fields = Object.keys(data?.errors ?? {}).join(" ");
  if (/exp_(month|year)/.test(fields) || /expired/i.test(data?.message ?? ""))
    return { outcome: "refused", reason: "expired" };
  // 412: the card was understood, and its bank refused the verification.
  return { outcome: "refused", reason: status === 412 ? "declined" : "invalid" };
}
