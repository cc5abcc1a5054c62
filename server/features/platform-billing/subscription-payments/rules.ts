import { createHash } from "node:crypto";
import type { Address } from "#contract/people/addresses.ts";
import type { PaymentInformation } from "#contract/platform-billing/subscription-payments.ts";
import { maxInstallments } from "#domain/billing/plans.ts";
import { pixHoldEnd } from "#domain/billing/renewal.ts";
import type { Terms } from "#domain/billing/sold-terms.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import type { Charge, ChargeAnswer, ChargedCard, Customer } from "../../../platform/payments/provider.ts";
import type { PlatformPlan } from "../plans/queries.ts";
import type { PaymentUnderWay } from "./queries/payments.ts";
import type { Subscriber } from "./queries/subscriptions.ts";

/** A Pix that no administrator answered for days gives way to a card. */
export const givesWay = ({ method, created_at }: Pick<PaymentUnderWay, "method" | "created_at">, now: Date): boolean =>
  method === "pix" && todayInSaoPaulo(now.getTime()) >= pixHoldEnd(todayInSaoPaulo(created_at.getTime()));

interface Payer {
  readonly name: string;
  readonly email: string;
  readonly address: Address | null;
}

const REFUSALS = {
  invalid: { field: "number", detail: "Dados do Cartão inválido!" },
  expired: { field: "expiration_date", detail: "Dados do Cartão inválido! O cartão está vencido." },
  declined: {
    field: "number",
    detail: "O cartão não foi autorizado. Verifique os dados ou use outro cartão.",
  },
} as const;

export function cardRefusal({ reason }: Extract<ChargeAnswer, { outcome: "refused" }>) {
  const { field, detail } = REFUSALS[reason];
  return { detail, fields: { [`paymentInformation.creditCard.${field}`]: detail } };
}

/** A card's hash is new for each payment, so the same hash from one payer at one price is the same payment. */
export function paymentKey(payer: string | number, { creditCard, plan }: PaymentInformation, cents?: number): string {
  const identity = JSON.stringify([payer, creditCard.card_hash, plan.id, plan.installments, cents]);
  return createHash("sha256").update(identity).digest("base64url");
}

export const priceRefusal = (cents: number) => ({
  detail: `O valor mudou para ${formatReais(toReais(cents))}. Nada foi cobrado: confira o novo valor para continuar.`,
});

export const seenCentsOf = ({ value }: Pick<PaymentInformation["plan"], "value">): number | undefined =>
  value === undefined ? undefined : toCents(value);

export interface TypedCard {
  readonly card_hash: string;
  readonly holder_cpf: string;
  readonly holder_phone: string;
}

export const NO_CARD = { detail: "Informe um cartão para pagar." };

/** Without a typed card the one that the subscription keeps is charged. */
export function chargedCard(typed: TypedCard | null, kept: string | null): ChargedCard | undefined {
  if (typed) return { hash: typed.card_hash };
  return kept === null ? undefined : { reference: kept };
}

export const payingCustomer = (
  { name, email, cpf, phone }: Pick<Subscriber, "name" | "email" | "cpf" | "phone">,
  card: TypedCard | null,
): Customer => ({ name, email, cpf: card?.holder_cpf ?? cpf ?? "", phone: card?.holder_phone ?? phone ?? "" });

const PLAN_UNAVAILABLE = { "paymentInformation.plan.id": "Este plano não está mais disponível. Escolha outro." };
export const TOO_MANY_PARTS = { "paymentInformation.plan.installments": "Este plano não pode ser parcelado assim." };

export function planRefusal(
  plan: PlatformPlan | undefined,
  installments: number,
): Readonly<Record<string, string>> | undefined {
  if (!plan) return PLAN_UNAVAILABLE;
  return installments > maxInstallments(plan.frequency) ? TOO_MANY_PARTS : undefined;
}

/** The card's holder pays, who need not be the person with the account. */
export const toSubscriptionCharge = (
  { key, terms, payer: { address, ...payer } }: { readonly key: string; readonly terms: Terms; readonly payer: Payer },
  { creditCard, plan: { installments } }: PaymentInformation,
): Charge => ({
  key,
  cents: terms.value_cents,
  installments,
  card: { hash: creditCard.card_hash },
  customer: { ...payer, cpf: creditCard.holder_cpf, phone: creditCard.holder_phone, address },
  description: `Plano ${terms.name}`,
});
