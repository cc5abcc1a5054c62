import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/subscription-payments.endpoints.ts";
import { digitsOf } from "#domain/brazil.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import { checkPlanPix, makePlanPix } from "../invoice-pix/data.ts";
import type { PixPayer } from "../invoice-pix/PixPayerForm.tsx";
import { plansQuery } from "../plans/data.ts";
import { type CardForm, expirationOf } from "./card-form.ts";
import { hashCard } from "./card-hash.ts";

export type { PaymentLine } from "#contract/people/accounts.ts";

const subscriptionPayments: Endpoints<typeof import("#contract/platform-billing/subscription-payments.ts")> = endpoints;

export const paymentsQuery = (user_id: number, page: number) =>
  queryOptions({
    queryKey: ["payments", user_id, page],
    queryFn: ({ signal }) => send(subscriptionPayments.listPayments, { querystring: { user_id, page } }, signal),
    placeholderData: keepPreviousData,
  });

/** Read anew on every visit: whether there is something to pay changes with the day and with each payment. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => send(subscriptionPayments.findSubscription, {}, signal),
  staleTime: 0,
});

const LOOK_AGAIN_MS = 5000;

/** Beside the screen's own, so that the screen stays until the trainer has seen that the Pix was paid. */
export const awaitedSubscriptionQuery = queryOptions({
  queryKey: ["awaited-subscription"],
  queryFn: ({ signal }) => send(subscriptionPayments.findSubscription, {}, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.pix_charge ? LOOK_AGAIN_MS : false),
});

export interface ChosenPlan {
  readonly id: number;
  readonly installments: number;
}

/** Another price than the screen's is not charged. */
export interface PricedPlan extends ChosenPlan {
  readonly value: number;
}

/** By a digest: no card stays in memory after its form. */
const hashes = new Map<string, string>();

/**
 * A payment by this card. The same card for the same plan keeps its hash until it is forgotten, so that trying again after an
 * answer that never came pays once; after a refusal `forgetHashes` makes the next try a new payment.
 */
export async function paymentOf<Plan extends ChosenPlan>(card: CardForm, plan: Plan) {
  const key = await digestOf({ ...typedOf(card), plan });
  const card_hash = hashes.get(key) ?? (await hashOf(card));
  hashes.set(key, card_hash);
  return { creditCard: creditCardOf(card, card_hash), plan };
}

/** For an invoice, which is paid once whatever the hash. */
export const cardOf = async (card: CardForm) => ({ creditCard: creditCardOf(card, await hashOf(card)) });

const hashOf = async (card: CardForm) => hashCard(await send(subscriptionPayments.findCardKey, {}), typedOf(card));

async function digestOf(value: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
}

const typedOf = (card: CardForm) => ({
  number: digitsOf(card.number),
  holder_name: card.holder_name.trim(),
  cvv: card.cvv,
  expiration_date: expirationOf(card),
});

const creditCardOf = ({ cpf, phone }: CardForm, card_hash: string) => ({
  card_hash,
  holder_cpf: cpf,
  holder_phone: phone,
});

export const forgetHashes = () => hashes.clear();

/** Nothing was charged. */
export const isPriceChanged = (error: unknown): boolean => error instanceof ApiError && error.code === "price_changed";

/** After a changed price the prices are read anew. */
export function useSubscribe() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ card, plan }: { readonly card: CardForm; readonly plan: PricedPlan }) => {
      const paymentInformation = await paymentOf(card, plan);
      return (await send(subscriptionPayments.subscribe, { body: { paymentInformation } })).subscription;
    },
    onSettled: (_, error) => {
      if (!isEndUnknown(error)) forgetHashes();
      if (!isPriceChanged(error)) return;
      return Promise.all(
        [plansQuery.queryKey, subscriptionQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
    },
  });
}

export function useAnnouncePlanPix() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly plan_id: number; readonly value: number }) =>
      send(subscriptionPayments.announcePlanPix, { body }),
    onSettled: () =>
      Promise.all(
        [plansQuery.queryKey, subscriptionQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}

export function useMakePlanPix(planId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (payer: PixPayer) => makePlanPix(planId, payer),
    onSettled: (_, error) => {
      const stale = [awaitedSubscriptionQuery.queryKey];
      const prices = isPriceChanged(error) ? [plansQuery.queryKey, subscriptionQuery.queryKey] : [];
      return Promise.all([...stale, ...prices].map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export function useCheckPlanPix() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: checkPlanPix,
    onSettled: () => cache.invalidateQueries({ queryKey: awaitedSubscriptionQuery.queryKey }),
  });
}

/** The payment's end is unknown: the same request must be repeated. */
export const isEndUnknown = (error: unknown): boolean =>
  error instanceof ApiError && [0, 409, 503].includes(error.status) && !isPriceChanged(error);
