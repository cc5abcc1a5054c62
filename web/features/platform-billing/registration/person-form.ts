import { cpfProblem } from "#domain/brazil.ts";
import { type Kept, withKept } from "../../../session/drafts.ts";
import { email, newPassword, required } from "../../../ui/form/form-messages.ts";
import { cellphone } from "../../../ui/person/person-rules.ts";

export interface PersonForm {
  readonly fullname: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly cpf: string;
  readonly phone: string;
}

export const EMPTY_PERSON: PersonForm = {
  fullname: "",
  email: "",
  password: "",
  confirmation: "",
  cpf: "",
  phone: "",
};

/** A reload may bring back everything but the password. */
export const withoutPasswords = ({ password: _, confirmation: __, ...person }: PersonForm) => person;

export function personFrom(kept: Kept): PersonForm {
  const { password, confirmation, ...fields } = EMPTY_PERSON;
  return { ...withKept(fields, kept), password, confirmation };
}

export const personRules = {
  fullname: required,
  email,
  password: newPassword,
  confirmation: (text: string, { password }: PersonForm) =>
    required(text) ?? (text === password ? null : "As senhas não são iguais"),
  cpf: (text: string) => required(text) ?? cpfProblem(text) ?? null,
  phone: cellphone,
};
