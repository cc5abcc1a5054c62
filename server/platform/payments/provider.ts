import type { CardKey } from "#contract/payments.ts";

/** A card to charge: as a browser encrypted it, or by the name that the provider gave it with an earlier charge. */
export type ChargedCard = { readonly hash: string } | { readonly reference: string };

export interface Charge {
  /** The same key is charged once, however often it is asked for. */
  readonly key: string;
  readonly cents: number;
  readonly installments: number;
  readonly card: ChargedCard;
  readonly holder: { readonly cpf: string; readonly phone: string };
}

export interface PaidCharge {
  readonly outcome: "paid";
  /** With which the same card is charged when the subscription is renewed. */
  readonly cardReference: string;
  readonly brand: string | null;
  readonly last4: string;
}

/**
 * `away`: the provider did not answer, so it is unknown whether money moved. Only repeating the same key settles it:
 * the server reads no notices of a provider yet, and the sandbox sends none.
 */
export type ChargeAnswer =
  | PaidCharge
  | { readonly outcome: "refused"; readonly reason: "invalid" | "expired" | "declined" }
  | { readonly outcome: "away" };

/** The payment provider. The browser encrypts card data for it, and the server passes the data on unread. */
export interface PaymentProvider {
  /** What the browser encrypts a card with. */
  cardKey(): CardKey;
  charge(charge: Charge): Promise<ChargeAnswer>;
  /** Refunds the payment of a key. Does nothing when there is none. */
  refund(key: string): Promise<void>;
}
