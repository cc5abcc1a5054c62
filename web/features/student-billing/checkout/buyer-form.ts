import type { Gender } from "#domain/students/registration.ts";
import { email, required } from "../../../ui/form/form-messages.ts";
import { birthdate, cellphone } from "../../../ui/person/person-rules.ts";
import { type AddressForm, addressRules, EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";

/** The address is the card holder's, and only a card needs it. */
export interface BuyerForm {
  readonly name: string;
  readonly email: string;
  readonly cellphone: string;
  readonly birthdate: string;
  readonly gender: Gender | "";
  readonly address: AddressForm;
}

export const EMPTY_BUYER: BuyerForm = {
  name: "",
  email: "",
  cellphone: "",
  birthdate: "",
  gender: "",
  address: EMPTY_ADDRESS,
};

const person = {
  name: required,
  email,
  cellphone,
  birthdate: (text: string) => required(text) ?? birthdate(text),
  gender: required,
};

export const buyerRules = (isCard: boolean) => (isCard ? { ...person, address: addressRules } : person);
