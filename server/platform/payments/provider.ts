import type { IncomingHttpHeaders } from "node:http";
import type { Address } from "#contract/people/addresses.ts";
import type { CardKey } from "#contract/platform-billing/payments.ts";

/** A card to charge: as a browser encrypted it, or by the name that the provider gave it when it was charged or saved. */
export type ChargedCard = { readonly hash: string } | { readonly reference: string };

/** The person who pays. `cpf` and `phone` are digits. The bank may ask for the address of the card's holder. */
export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly cpf: string;
  readonly phone: string;
  readonly address?: Address | null;
}

export interface Charge {
  /** The same key is charged once, however often it is asked for. */
  readonly key: string;
  readonly cents: number;
  readonly installments: number;
  readonly card: ChargedCard;
  readonly customer: Customer;
  /** What is paid for, in the words that the provider shows. */
  readonly description: string;
  /** The account of the provider that receives the whole amount. Without it the platform receives it. */
  readonly recipient?: string;
}

/** A card that the provider keeps. `reference` charges it again. */
interface KeptCard {
  readonly cardReference: string;
  readonly brand: string | null;
  readonly last4: string;
}

export interface PaidCharge extends KeptCard {
  readonly outcome: "paid";
}

export interface RefusedCard {
  readonly outcome: "refused";
  readonly reason: "invalid" | "expired" | "declined";
}

/** The provider did not answer, or not in a way that decides anything: ask again later. */
interface Away {
  readonly outcome: "away";
}

/** `away`: it is unknown whether money moved. `find` tells it, and repeating the same key is safe. */
export type ChargeAnswer = PaidCharge | RefusedCard | Away;

/** `pending`: the provider has not decided. `absent`: no charge of this key was ever asked for. A refunded charge counts as refused. */
export type FoundCharge = ChargeAnswer | { readonly outcome: "pending" } | { readonly outcome: "absent" };

export type SavedCard = ({ readonly outcome: "saved" } & KeptCard) | RefusedCard | Away;

/**
 * What a verified notice is about. It is a hint alone: `find` tells what happened, so neither order nor repetition matter.
 * `other`: about something that is not a charge of ours. `refused`: not from the provider.
 */
export type Notice =
  | { readonly outcome: "charge"; readonly id: string; readonly key: string }
  | { readonly outcome: "other" }
  | { readonly outcome: "refused" };

/** The payment provider. The browser encrypts card data for it, and the server passes the data on unread. */
export interface PaymentProvider {
  /** What the browser encrypts a card with. */
  cardKey(): CardKey;
  charge(charge: Charge): Promise<ChargeAnswer>;
  /** What became of the charge of a key. */
  find(key: string): Promise<FoundCharge>;
  /** Gives the money of a key back; twice is once. `done` also when nothing was paid. */
  refund(key: string): Promise<"done" | "away">;
  /** Keeps a card for later charges without charging it. */
  saveCard(card: { readonly hash: string; readonly holder: Customer }): Promise<SavedCard>;
  /** Reads what the provider's webhook sent. */
  readNotice(headers: IncomingHttpHeaders, rawBody: Buffer): Notice;
}
