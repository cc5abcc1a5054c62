import { cpfProblem, isCellphone, isCep } from "#domain/brazil.ts";
import { isPlausibleBirthdate, parseBrazilianDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { type Kept, withKept } from "../../../session/drafts.ts";
import { email, newPassword, required } from "../../../ui/form/form-messages.ts";
import { type AddressForm, EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";

/** `gender` is "1", "2" or blank. */
export interface PersonForm {
  readonly fullname: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly cpf: string;
  readonly phone: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly address: AddressForm;
}

export const EMPTY_PERSON: PersonForm = {
  fullname: "",
  email: "",
  password: "",
  confirmation: "",
  cpf: "",
  phone: "",
  birthdate: "",
  gender: "",
  address: EMPTY_ADDRESS,
};

/** A reload may bring back everything but the password. */
export const withoutPasswords = ({ password: _, confirmation: __, ...person }: PersonForm) => person;

export function personFrom({ address, ...kept }: Kept): PersonForm {
  const { address: noAddress, password, confirmation, ...fields } = EMPTY_PERSON;
  return { ...withKept(fields, kept), password, confirmation, address: withKept(noAddress, address) };
}

export const isBlankPerson = ({ address, ...fields }: PersonForm): boolean =>
  [...Object.values(fields), ...Object.values(address)].every((typed) => typed === "");

function birthdateRule(text: string): string | null {
  if (text === "") return null;
  const day = parseBrazilianDate(text);
  return day && isPlausibleBirthdate(day, todayInSaoPaulo(Date.now())) ? null : MESSAGES.date;
}

export const personRules = {
  fullname: required,
  email,
  password: newPassword,
  confirmation: (text: string, { password }: PersonForm) =>
    required(text) ?? (text === password ? null : "As senhas não são iguais"),
  cpf: (text: string) => required(text) ?? cpfProblem(text) ?? null,
  phone: (text: string) => required(text) ?? (isCellphone(text) ? null : MESSAGES.format),
  birthdate: birthdateRule,
  address: {
    zipcode: (text: string) => required(text) ?? (isCep(text) ? null : MESSAGES.cep),
    state: required,
    city: required,
    neighborhood: required,
    street: required,
    number: required,
  },
};
