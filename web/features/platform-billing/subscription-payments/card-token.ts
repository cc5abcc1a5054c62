import type { CardKey } from "#contract/platform-billing/subscription-payments.ts";
import { ApiError } from "../../../api/api-error.ts";

/** The payment provider reads this out of a `card_hash`. */
export interface Card {
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
export async function cardToken({ public_key, tokens_url }: PagarmeKey, card: Card): Promise<string> {
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
