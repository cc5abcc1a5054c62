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
 * `away`: the provider did not answer, so nobody knows whether money moved. Only the same key asked again settles it, by
 * whoever tries once more: no notice of a provider is read yet, and the sandbox sends none.
 */
export type ChargeAnswer =
  | PaidCharge
  | { readonly outcome: "refused"; readonly reason: "invalid" | "expired" | "declined" }
  | { readonly outcome: "away" };

/** Whoever moves the money. Card data goes from the browser to the provider; the server passes on what it cannot read. */
export interface PaymentProvider {
  /** What the browser encrypts a card with. */
  cardKey(): CardKey;
  charge(charge: Charge): Promise<ChargeAnswer>;
  /** Takes back what was paid under a key. Nothing happens when nothing was. */
  refund(key: string): Promise<void>;
}
