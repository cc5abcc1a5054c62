import type { Address, AddressDraft } from "#contract/addresses.ts";
import { formatCep } from "#domain/brazil.ts";

/** What an address form holds: everything text, the CEP with its dash. */
export interface AddressForm {
  readonly zipcode: string;
  readonly state: string;
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

/** The form of an address that was kept before, or an empty one. */
export const addressFormOf = (address: Address | AddressDraft | null): AddressForm =>
  address ? { ...address, zipcode: formatCep(address.zipcode), complement: address.complement ?? "" } : EMPTY_ADDRESS;
