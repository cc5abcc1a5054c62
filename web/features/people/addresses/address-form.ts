import type { Address, AddressDraft } from "#contract/people/addresses.ts";
import { formatCep, isCep, STATES } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { required } from "../../../ui/form/form-messages.ts";

/** Everything is text: blank where nothing is chosen or typed, the CEP with its dash. */
export interface AddressForm {
  readonly zipcode: string;
  readonly state: AddressDraft["state"] | "";
  readonly city: string;
  readonly neighborhood: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
}

export const EMPTY_ADDRESS: AddressForm = {
  zipcode: "",
  state: "",
  city: "",
  neighborhood: "",
  street: "",
  number: "",
  complement: "",
};

export const addressRules = {
  zipcode: (text: string) => required(text) ?? (isCep(text) ? null : MESSAGES.cep),
  state: required,
  city: required,
  neighborhood: required,
  street: required,
  number: required,
};

export const addressFormOf = (address: Address | null): AddressForm =>
  address
    ? {
        ...address,
        state: STATES.find((state) => state === address.state) ?? "",
        zipcode: formatCep(address.zipcode),
        complement: address.complement ?? "",
      }
    : EMPTY_ADDRESS;
