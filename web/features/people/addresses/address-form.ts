import type { Address, AddressDraft } from "#contract/people/addresses.ts";
import { formatCep, STATES } from "#domain/brazil.ts";

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

export const addressFormOf = (address: Address | null): AddressForm =>
  address
    ? {
        ...address,
        state: STATES.find((state) => state === address.state) ?? "",
        zipcode: formatCep(address.zipcode),
        complement: address.complement ?? "",
      }
    : EMPTY_ADDRESS;
