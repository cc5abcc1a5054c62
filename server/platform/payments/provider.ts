import type { IncomingHttpHeaders } from "node:http";
import type { Address } from "#contract/people/addresses.ts";
import type { CardKey } from "#contract/platform-billing/subscription-payments.ts";
import type { Outcome } from "../outcome.ts";

/** By then the provider knows of every charge and Pix that was sent, so one that is absent was never asked for. */
export const PROVIDER_KNOWS_AFTER_MS = 120_000;

export type ChargedCard = { readonly hash: string } | { readonly reference: string };

/** `cpf` and `phone` are digits. The bank may ask for the address of the card's holder. */
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
  readonly description: string;
  /** Without it the platform receives the amount. */
  readonly recipient?: string;
}

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

type Away = Outcome<"away">;

/** `away`: it is unknown whether money moved. `find` tells it, and repeating the same key is safe. */
export type ChargeAnswer = PaidCharge | RefusedCard | Away;

/** `pending`: the provider has not decided. `absent`: no charge of this key was ever asked for. A refunded charge counts as refused. */
export type FoundCharge = ChargeAnswer | Outcome<"pending" | "absent">;

export interface PixAsked extends Pick<Charge, "key" | "cents" | "customer" | "description"> {
  /** Who receives the whole amount; null: the platform. */
  readonly recipient: string | null;
  readonly expiresAt: Date;
}

/**
 * `cents` of what arrived. `ended`: it expired, was refused, or its money was sent back. `absent`: no Pix of this key was ever asked for.
 */
export type PixAnswer =
  | { readonly outcome: "waiting"; readonly code: string }
  | { readonly outcome: "paid"; readonly cents: number }
  | Outcome<"ended" | "absent">
  | Away;

/** `cents` that went back of what was paid: asked for here, in the provider's panel, or by the payer's bank. */
export type Returned = { readonly outcome: "returned"; readonly cents: number | "all" } | Outcome<"absent"> | Away;

export type SavedCard = (Outcome<"saved"> & KeptCard) | RefusedCard | Away;

/** A notice is a hint alone: `find` tells what happened, so neither order nor repetition matter. */
export type PaymentNotice =
  | { readonly outcome: "charge"; readonly id: string; readonly key: string }
  | Outcome<"other" | "refused">;

/** The browser encrypts card data, and the server passes the data on unread. */
export interface PaymentProvider {
  cardKey(): CardKey;
  charge(charge: Charge): Promise<ChargeAnswer>;
  find(key: string): Promise<FoundCharge>;
  /** The same key is one Pix, however often it is asked for. */
  makePix(pix: PixAsked): Promise<PixAnswer>;
  findPix(key: string): Promise<PixAnswer>;
  /**
   * Until `totalCents` are back, those of earlier refunds included; without it all. A second refund up to the same sum does nothing. A Pix
   * that waits is called off. `refunded` also when nothing was paid. `refused`: nothing went back, and the provider said so; it may say
   * otherwise another day.
   */
  refund(key: string, totalCents?: number): Promise<Outcome<"refunded" | "refused" | "away">>;
  findReturned(key: string): Promise<Returned>;
  saveCard(card: { readonly hash: string; readonly holder: Customer }): Promise<SavedCard>;
  readPaymentNotice(headers: IncomingHttpHeaders, rawBody: Buffer): PaymentNotice;
}
