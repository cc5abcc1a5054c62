import { useMutation } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/registration.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import type { AddressForm } from "../../people/addresses/address-form.ts";
import type { CardForm } from "../subscription-payments/card-form.ts";
import { forgetHashes, isEndUnknown, type PricedPlan, paymentOf } from "../subscription-payments/data.ts";
import type { PersonForm } from "./person-form.ts";

const registration: Endpoints<typeof import("#contract/platform-billing/registration.ts")> = endpoints;

interface Registration {
  readonly person: PersonForm;
  /** Null: a trial without a card. */
  readonly order: {
    readonly address: AddressForm;
    readonly plan: PricedPlan;
    readonly card: CardForm;
  } | null;
  readonly termsVersion: number;
}

/** Trying again after an answer that never came pays once. */
export function useRegister() {
  return useMutation({
    mutationFn: async ({ person, order, termsVersion }: Registration) => {
      const { confirmation, ...draft } = person;
      const base = { ...draft, terms_version: termsVersion };
      if (!order) return send(registration.registerTrainer, { body: { ...base, paymentInformation: null } });
      const { address, card, plan } = order;
      const { state } = address;
      if (state === "") throw new Error("the form asks for the state");
      const paymentInformation = await paymentOf(card, plan);
      return send(registration.registerTrainer, {
        body: { ...base, address: { ...address, state }, paymentInformation },
      });
    },
    onSettled: (_, error) => {
      if (!isEndUnknown(error)) forgetHashes();
    },
  });
}
