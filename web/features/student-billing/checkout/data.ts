import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/student-billing/checkout.endpoints.ts";
import type { PaymentWay } from "#contract/student-billing/checkout.ts";
import { parseBrazilianDate } from "#domain/calendar-date.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import type { CardForm } from "../../platform-billing/subscription-payments/card-form.ts";
import {
  forgetHashes,
  isEndUnknown,
  isPriceChanged,
  paymentOf,
} from "../../platform-billing/subscription-payments/data.ts";
import type { BuyerForm } from "./buyer-form.ts";

export type { Offer, PaymentWay } from "#contract/student-billing/checkout.ts";

const checkout: Endpoints<typeof import("#contract/student-billing/checkout.ts")> = endpoints;

export interface OfferPath {
  readonly slug: string;
  readonly id: number;
}

export const offerQuery = (path: OfferPath) =>
  queryOptions({
    queryKey: ["offer", path.slug, path.id],
    queryFn: ({ signal }) => send(checkout.findOffer, { params: path }, signal),
  });

interface Purchase {
  /** Names the purchase once. */
  readonly key: string;
  readonly buyer: BuyerForm;
  readonly way: PaymentWay;
  readonly card: CardForm;
  readonly installments: number;
  /** Keeps the card, which then pays each renewal. */
  readonly renews: boolean;
  /** As the page shows it. */
  readonly value: number;
  readonly termsVersion: number;
}

/** Trying again after an answer that never came buys once. After a changed price the offer is read anew. */
export function usePurchase(path: OfferPath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, buyer, way, card, installments, renews, value, termsVersion }: Purchase) => {
      const { name, email, cellphone, gender } = buyer;
      const birthdate = parseBrazilianDate(buyer.birthdate) ?? "";
      if (gender === "") throw new Error("the form asks for the gender");
      const body = {
        key,
        buyer: { name, email, cellphone, birthdate, gender },
        terms_version: termsVersion,
        way,
        value,
        renews: way === "card" && renews,
        paymentInformation: way === "card" ? await cardOf({ buyer, card, installments }, path.id) : null,
      };
      return send(checkout.purchasePlan, { params: path, body });
    },
    onSettled: (_, error) => {
      if (!isEndUnknown(error)) forgetHashes();
      return isPriceChanged(error) ? cache.invalidateQueries({ queryKey: offerQuery(path).queryKey }) : undefined;
    },
  });
}

async function cardOf({ buyer, card, installments }: Pick<Purchase, "buyer" | "card" | "installments">, id: number) {
  const { state, ...address } = buyer.address;
  if (state === "") throw new Error("the form asks for the state");
  const { creditCard } = await paymentOf(card, { id, installments });
  return { creditCard: { ...creditCard, address: { ...address, state } }, installments };
}
