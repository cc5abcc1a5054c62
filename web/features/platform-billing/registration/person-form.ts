import { cpfProblem } from "#domain/brazil.ts";
import { type Kept, withKept } from "../../../session/drafts.ts";
import { email, newPassword, required } from "../../../ui/form/form-messages.ts";
import { birthdate, cellphone } from "../../../ui/person/person-rules.ts";
import { type AddressForm, addressRules, EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";

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

export const personRules = {
  fullname: required,
  email,
  password: newPassword,
  confirmation: (text: string, { password }: PersonForm) =>
    required(text) ?? (text === password ? null : "As senhas não são iguais"),
  cpf: (text: string) => required(text) ?? cpfProblem(text) ?? null,
  phone: cellphone,
  birthdate: (text: string) => (text === "" ? null : birthdate(text)),
  address: addressRules,
};
