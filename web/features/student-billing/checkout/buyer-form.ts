import { isCellphone, isCep } from "#domain/brazil.ts";
import { isPlausibleBirthdate, parseBrazilianDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Gender } from "#domain/students/registration.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { email, required } from "../../../ui/form/form-messages.ts";
import { type AddressForm, EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";

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

function birthdateRule(text: string): string | null {
  const blank = required(text);
  if (blank) return blank;
  const day = parseBrazilianDate(text);
  return day && isPlausibleBirthdate(day, todayInSaoPaulo(Date.now())) ? null : MESSAGES.date;
}

const person = {
  name: required,
  email,
  cellphone: (text: string) => required(text) ?? (isCellphone(text) ? null : MESSAGES.format),
  birthdate: birthdateRule,
  gender: required,
};

const address = {
  zipcode: (text: string) => required(text) ?? (isCep(text) ? null : MESSAGES.cep),
  state: required,
  city: required,
  neighborhood: required,
  street: required,
  number: required,
};

export const buyerRules = (isCard: boolean) => (isCard ? { ...person, address } : person);
