import type { z } from "zod";
import type {
  ChargeAnswer,
  FoundCharge,
  PaymentProvider,
  PixAnswer,
  PixAsked,
  Returned,
  SavedCard,
} from "../provider.ts";
import { returnedCents, toAnswer, toFound, toPix, toRefusal } from "./answers.ts";
import { type ApiAnswer, type ClientOptions, createClient } from "./client.ts";
import { readPaymentNotice, type WebhookAccount } from "./payment-notices.ts";
import { cardOf, customerOf, orderOf, pixOrderOf, referenceOf } from "./requests.ts";
import { Card, Customer, Listing, Order } from "./shapes.ts";

export interface PagarmeOptions extends ClientOptions {
  readonly publicKey: string;
  readonly webhook: WebhookAccount;
}

const AWAY = { outcome: "away" } as const;
const REFUNDED = { outcome: "refunded" } as const;
const REFUSED = { outcome: "refused" } as const;

/** Pagar.me, version 5 of its API: https://docs.pagar.me/reference. docs/payments.md says what of it is relied on. */
export function createPagarme(options: PagarmeOptions): PaymentProvider {
  const { baseUrl, publicKey, webhook } = options;
  const ask = createClient(options);

  async function findOrder(key: string): Promise<Order | "absent" | "away"> {
    const listed = read(Listing, await ask({ method: "GET", path: `orders?code=${encodeURIComponent(key)}&size=30` }));
    if (!listed) return "away";
    const named = listed.data.find(({ code }) => code === key);
    if (!named) return "absent";
    return read(Order, await ask({ method: "GET", path: `orders/${named.id}` })) ?? "away";
  }

  async function find(key: string): Promise<FoundCharge> {
    const order = await findOrder(key);
    return typeof order === "string" ? { outcome: order } : toFound(order);
  }

  /** The provider forgets an idempotency key after a day, so a charge that was made before is looked for first. */
  async function charge(asked: Parameters<PaymentProvider["charge"]>[0]): Promise<ChargeAnswer> {
    const previous = await find(asked.key);
    if (previous.outcome === "pending") return AWAY;
    if (previous.outcome !== "absent") return previous;
    const answer = await ask({ method: "POST", path: "orders", body: orderOf(asked), idempotencyKey: asked.key });
    if (answer.outcome === "rejected") return toRefusal(answer.status, answer.body);
    const order = read(Order, answer);
    return order ? toAnswer(order) : AWAY;
  }

  async function findPix(key: string): Promise<PixAnswer> {
    const order = await findOrder(key);
    return typeof order === "string" ? { outcome: order } : toPix(order);
  }

  async function makePix(asked: PixAsked): Promise<PixAnswer> {
    const previous = await findPix(asked.key);
    if (previous.outcome !== "absent") return previous;
    const answer = await ask({ method: "POST", path: "orders", body: pixOrderOf(asked), idempotencyKey: asked.key });
    if (answer.outcome === "rejected") return { outcome: "ended" };
    const order = read(Order, answer);
    return order ? toPix(order) : AWAY;
  }

  async function refund(key: string, totalCents?: number): ReturnType<PaymentProvider["refund"]> {
    const order = await findOrder(key);
    if (order === "absent") return REFUNDED;
    if (order === "away") return AWAY;
    const charged = order.charges?.at(-1);
    if (!charged || toFound(order).outcome === "refused") return REFUNDED;
    const path = `charges/${charged.id}`;
    const returned = returnedCents(charged);
    if (totalCents === undefined) {
      const rest = returned > 0 && { body: { amount: (charged.paid_amount ?? charged.amount) - returned } };
      const answer = await ask({ method: "DELETE", path, idempotencyKey: `${key}-refund`, ...rest });
      const { outcome } = await find(key);
      if (outcome === "refused") return REFUNDED;
      return answer.outcome === "rejected" && outcome !== "away" ? REFUSED : AWAY;
    }
    if (returned >= totalCents) return REFUNDED;
    const body = { amount: totalCents - returned };
    const answer = await ask({ method: "DELETE", path, body, idempotencyKey: `${key}-refund-${totalCents}` });
    const after = await findOrder(key);
    const [changed] = typeof after === "string" ? [] : (after.charges?.slice(-1) ?? []);
    if (!changed) return AWAY;
    if (returnedCents(changed) >= totalCents) return REFUNDED;
    return answer.outcome === "rejected" ? REFUSED : AWAY;
  }

  async function findReturned(key: string): Promise<Returned> {
    const order = await findOrder(key);
    if (typeof order === "string") return { outcome: order };
    const charged = order.charges?.at(-1);
    return charged ? { outcome: "returned", cents: returnedCents(charged) } : { outcome: "absent" };
  }

  async function saveCard({ hash, holder }: Parameters<PaymentProvider["saveCard"]>[0]): Promise<SavedCard> {
    const made = await ask({ method: "POST", path: "customers", body: customerOf(holder) });
    if (made.outcome === "rejected") return { outcome: "refused", reason: "invalid" };
    const customer = read(Customer, made);
    if (!customer) return AWAY;
    const answer = await ask({ method: "POST", path: `customers/${customer.id}/cards`, body: cardOf(hash, holder) });
    if (answer.outcome === "rejected") return toRefusal(answer.status, answer.body);
    const card = read(Card, answer);
    if (!card) return AWAY;
    const { id, brand = null, last_four_digits: last4 } = card;
    return { outcome: "saved", cardReference: referenceOf(customer.id, id), brand, last4 };
  }

  return {
    cardKey: () => ({ provider: "pagarme", public_key: publicKey, tokens_url: `${baseUrl}/tokens` }),
    charge,
    find,
    makePix,
    findPix,
    refund,
    findReturned,
    saveCard,
    readPaymentNotice: (headers, rawBody) => readPaymentNotice(webhook, headers, rawBody),
  };
}

function read<S extends z.ZodType>(shape: S, answer: ApiAnswer): z.output<S> | undefined {
  return answer.outcome === "answered" ? shape.safeParse(answer.body).data : undefined;
}
